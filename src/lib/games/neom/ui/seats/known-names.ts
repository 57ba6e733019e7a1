import { isSample } from '$lib/shell/sample-id';
import { meta } from '../../meta';
import { newTable } from '../../text/en/new-table';

interface Card {
  readonly id: string;
  readonly summary: { readonly players: readonly string[] };
}

/** What a seat without a name is called: nobody's name. */
const unnamed = Array.from({ length: meta.seats.max }, (_, index) => newTable.player(index + 1));

/** Names from earlier tables, the latest first, without those already seated. */
export function knownNames(cards: readonly Card[], seated: readonly string[]): readonly string[] {
  const own = cards.filter((card) => !isSample(card));
  const names = new Set(own.flatMap((card) => card.summary.players));
  return [...names]
    .filter((name) => !seated.includes(name) && !unnamed.includes(name))
    .slice(0, 12);
}
