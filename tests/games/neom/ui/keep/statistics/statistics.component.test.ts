import { cleanup, render, screen, within } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { summaryOf } from '$lib/games/neom/rules/keep/summary';
import { parseTableFile } from '$lib/games/neom/rules/table-file';
import { scoreTable } from '$lib/games/neom/rules/scoring';
import Statistics from '$lib/games/neom/ui/keep/statistics/Statistics.svelte';
import type { FinishedTable } from '$lib/shell/game-keep';
import { statisticsWords as words } from '$lib/games/neom/text/en/keep';
import file from '../../../../../tables/five-full.json';

afterEach(cleanup);

function tableOf(id: string, seats: number, extra = 0): FinishedTable {
  const players = file.players
    .slice(0, seats)
    .map((player, seat) => ({ ...player, money: player.money + (seat === 0 ? extra : 0) }));
  const table = parseTableFile({ ...file, players });
  if (!table.ok) throw new Error(table.fault.code);
  return { id, at: Number(id), summary: summaryOf({ ...table.value, finished: true }) };
}
const totals = (() => {
  const table = parseTableFile(file);
  return table.ok ? scoreTable(table.value).players.map(({ pad }) => pad.total) : [];
})();

const rowOf = (heading: string, name: string) =>
  within(screen.getByRole('heading', { name: heading }).parentElement!).getByRole('row', {
    name: new RegExp(`^${name}`)
  });
const figure = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;

describe('statistics', () => {
  it('show games, wins, averages and bests, by player and by number of players', () => {
    const { container } = render(Statistics, {
      tables: [tableOf('1', 2), tableOf('2', 2, 60), tableOf('3', 5)]
    });
    expect(figure(words.games)?.textContent?.trim()).toBe('3');
    expect(rowOf(words.players, 'Esi').textContent).toContain(String(totals[4]));
    expect(rowOf(words.byCount, '2').textContent).toMatch(/^2\s*2/);

    for (const chart of container.querySelectorAll('svg[role=img]'))
      expect(chart.getAttribute('aria-label')).toMatch(/\d/);
  });

  it('count tables of one apart, by deck, with a rank', () => {
    render(Statistics, { tables: [tableOf('1', 1)] });
    expect(rowOf(words.solo, '1\\+').textContent).toContain(String(totals[0]));
    expect(screen.queryByRole('heading', { name: words.players })).toBeNull();
  });

  it('say how many tables are left out', () => {
    const whole = tableOf('1', 2);
    const open = { ...whole, id: '2', summary: { ...whole.summary, incomplete: [1] } };
    render(Statistics, { tables: [whole, open] });
    expect(screen.getByText(words.leftOut(1))).toBeTruthy();
    expect(figure(words.games)?.textContent?.trim()).toBe('1');
  });
});
