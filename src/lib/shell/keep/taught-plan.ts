import { openStore } from '$lib/storage';
import type { TaughtRecordV1 } from '$lib/storage/records';
import type { GameSource } from './game-source';

export interface TaughtConflict {
  readonly theirs: TaughtRecordV1;
  readonly ours: TaughtRecordV1;
}

/** What was taught elsewhere, beside what was taught here. */
export interface TaughtPlan {
  readonly fresh: readonly TaughtRecordV1[];
  readonly same: number;
  readonly conflicts: readonly TaughtConflict[];
}

export const conflictKey = ({ game, piece }: Pick<TaughtRecordV1, 'game' | 'piece'>): string =>
  `${game}/${piece}`;

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What no game of ours knows is left out. */
export async function planTaught(
  gameOf: GameSource,
  taught: readonly TaughtRecordV1[]
): Promise<TaughtPlan> {
  const here = await (await openStore()).taught.all();
  const fresh: TaughtRecordV1[] = [];
  const conflicts: TaughtConflict[] = [];
  const seen = new Set<string>();
  let same = 0;
  for (const theirs of taught) {
    const { game: id, piece, value } = theirs;
    const game = await gameOf(id);
    const key = conflictKey(theirs);
    if (!game?.keep.isTaught(piece, value) || seen.has(key)) continue;
    seen.add(key);
    const ours = here.find((known) => known.game === id && known.piece === piece);
    if (!ours) fresh.push(theirs);
    else if (isSame(ours.value, value)) same++;
    else conflicts.push({ theirs, ours });
  }
  return { fresh, same, conflicts };
}
