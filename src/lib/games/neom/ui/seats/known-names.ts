import type { TableCard } from '$lib/storage';

/** Names from earlier tables, the latest first, without those already seated. */
export function knownNames(
  cards: readonly TableCard[],
  seated: readonly string[]
): readonly string[] {
  const names = new Set(cards.flatMap((card) => card.summary.players));
  return [...names].filter((name) => !seated.includes(name)).slice(0, 12);
}
