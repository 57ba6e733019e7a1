import { isSample } from '$lib/shell/sample-id';
import type { TableCard } from '$lib/storage';

/** Names from earlier tables, the latest first, without those already seated. */
export function knownNames(
  cards: readonly TableCard[],
  seated: readonly string[]
): readonly string[] {
  const own = cards.filter((card) => !isSample(card));
  const names = new Set(own.flatMap((card) => card.summary.players));
  return [...names].filter((name) => !seated.includes(name)).slice(0, 12);
}
