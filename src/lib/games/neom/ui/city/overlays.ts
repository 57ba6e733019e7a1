import { keep, recall } from '$lib/shell/recall';

/** What can be laid over the board. */
export const OVERLAYS = ['neighborhoods', 'pollution', 'protection', 'routes', 'warnings'] as const;
export type Overlay = (typeof OVERLAYS)[number];

/** As last shown on this device; at first the warnings. */
export function overlaysShown(): ReadonlySet<Overlay> {
  const kept = (recall('overlays') ?? 'warnings').split(' ');
  return new Set(OVERLAYS.filter((overlay) => kept.includes(overlay)));
}

export function keepOverlays(overlays: ReadonlySet<Overlay>): ReadonlySet<Overlay> {
  keep('overlays', [...overlays].join(' '));
  return overlays;
}
