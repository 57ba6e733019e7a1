import { openStore } from '$lib/storage';
import type { WholeTable } from '$lib/storage/table-store';

/** How a table from outside stands to the one here with its id. */
export type Standing = 'new' | 'same' | 'longer' | 'shorter' | 'differs' | 'deleted';

const written = ({ entries }: WholeTable): readonly string[] =>
  entries.map(({ entry }) => JSON.stringify(entry));

function compared(theirs: WholeTable, ours: WholeTable): Standing {
  const [here, there] = [written(ours), written(theirs)];
  const shared = Math.min(here.length, there.length);
  for (let at = 0; at < shared; at++) if (here[at] !== there[at]) return 'differs';
  if (JSON.stringify(theirs.card.setup) !== JSON.stringify(ours.card.setup)) return 'differs';
  if (there.length > here.length) return 'longer';
  return there.length < here.length ? 'shorter' : 'same';
}

export async function standingOf(theirs: WholeTable): Promise<Standing> {
  const ours = await (await openStore()).readWhole(theirs.card.id);
  if (!ours) return 'new';
  return ours.card.deletedAt !== null ? 'deleted' : compared(theirs, ours);
}

/** Whether it is worth adding unless somebody says otherwise. */
export const isWanted = (standing: Standing | null): boolean =>
  standing !== null && standing !== 'same' && standing !== 'shorter';
