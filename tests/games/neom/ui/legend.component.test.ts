import { render, screen, within } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import Legend from '$lib/games/neom/ui/Legend.svelte';
import { LEGEND } from '$lib/games/neom/text/en/legend';
import { GOODS, TIERS } from '$lib/games/neom/data/goods';
import { NEOM_SHAPES } from '$lib/games/neom/ui/glyphs/neom-shapes';

describe('Legend', () => {
  it('shows every glyph of the game once, with its name', () => {
    render(Legend);
    const names = screen.getAllByRole('listitem').map((item) => {
      expect(item.querySelectorAll('svg')).toHaveLength(1);
      return item.textContent?.trim();
    });
    expect(names.toSorted()).toEqual(Object.values(LEGEND.names).toSorted());
  });

  it.each(TIERS)('groups the %s Goods under their heading', (tier) => {
    render(Legend);
    const section = screen.getByRole('heading', { name: LEGEND.groups[tier] }).parentElement!;
    expect(within(section).getAllByRole('listitem').length).toBeGreaterThan(2);
  });

  it('draws no two glyphs alike', () => {
    const drawings = Object.values(NEOM_SHAPES).map((shape) => shape.map(({ d }) => d).join());
    expect(new Set(drawings).size).toBe(drawings.length);
    expect(drawings.length).toBeGreaterThan(GOODS.length);
  });
});
