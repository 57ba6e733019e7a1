import { render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import Glyph from '$lib/ui/Glyph.svelte';

describe('Glyph', () => {
  it('is an image with a name when it has a title', () => {
    render(Glyph, { name: 'undo', title: 'Undo', size: 20 });
    const image = screen.getByRole('img', { name: 'Undo' });
    expect(image.getAttribute('width')).toBe('20');
    expect(image.hasAttribute('aria-hidden')).toBe(false);
  });

  it('is decoration without one', () => {
    const { container } = render(Glyph, { name: 'undo' });
    expect(screen.queryByRole('img')).toBeNull();
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('carries no style attribute, which the security policy would drop', () => {
    const { container } = render(Glyph, { name: 'warning', title: 'Warning' });
    expect(container.querySelector('[style]')).toBeNull();
  });
});
