import type { GameModule } from '$lib/engine/game-module';
import { openStore } from '$lib/storage';
import type { FinishedTable } from '../game-keep';
import { isSample } from '../sample-id';
import { refreshSummary } from './stored-table';

/** All finished tables of a game, the oldest first; what an older version left out is worked out. */
export async function finishedTables(rules: GameModule): Promise<readonly FinishedTable[]> {
  const store = await openStore();
  const mine = async () =>
    (await store.list({ shelf: 'finished', sort: 'started' })).filter(
      (card) => card.game === rules.meta.id && !isSample(card)
    );
  const cards = await mine();
  const old = cards.filter(({ summary }) => summary.facts === undefined || !summary.incomplete);
  for (const card of old) await refreshSummary(rules, card).catch(() => undefined);
  const all = old.length > 0 ? await mine() : cards;
  return all
    .filter(({ summary }) => summary.facts !== undefined)
    .map(({ id, changedAt, summary }) => ({ id, at: changedAt, summary }))
    .reverse();
}
