import { openStore } from '$lib/storage';
import type { TaughtRecordV1 } from '$lib/storage/records';
import type { TableCard, WholeTable } from '$lib/storage/table-store';
import { settings } from '../settings.svelte';

export const BACKUP_FORMAT = 'town-clerk/backup';
export const BACKUP_VERSION = 1;

type Kept = 'id' | 'game' | 'rulesVersion' | 'setup' | 'startedAt' | 'changedAt' | 'name';

/** A table as it lies in a backup: without what follows from its moves. */
export type BackedUpTable = Pick<TableCard, Kept> & {
  readonly players: readonly string[];
  readonly log: WholeTable['entries'];
};

export interface BackupFile {
  readonly format: typeof BACKUP_FORMAT;
  readonly version: typeof BACKUP_VERSION;
  readonly madeAt: string;
  readonly settings: { readonly theme: string };
  readonly taught: readonly TaughtRecordV1[];
  readonly tables: readonly BackedUpTable[];
}

export const backedUp = ({ card, entries }: WholeTable): BackedUpTable => ({
  id: card.id,
  game: card.game,
  name: card.name,
  players: card.summary.players,
  rulesVersion: card.rulesVersion,
  startedAt: card.startedAt,
  changedAt: card.changedAt,
  setup: card.setup,
  log: entries
});

/**
 * Everything on this device as the parts of one JSON text. In parts, because thousands of tables
 * are more than one string should hold; deleted tables stay behind.
 */
export async function backupParts(tell?: (done: number, of: number) => void): Promise<string[]> {
  const store = await openStore();
  const cards = await store.list();
  const head: Omit<BackupFile, 'tables'> = {
    format: BACKUP_FORMAT,
    version: BACKUP_VERSION,
    madeAt: new Date().toISOString(),
    settings: { theme: settings.theme },
    taught: await store.taught.all()
  };
  const parts = [JSON.stringify(head).slice(0, -1), ',"tables":['];
  let written = 0;
  for (const { id } of cards) {
    const table = await store.readWhole(id);
    if (table && table.card.deletedAt === null)
      parts.push(`${written++ > 0 ? ',\n' : '\n'}${JSON.stringify(backedUp(table))}`);
    tell?.(written, cards.length);
  }
  parts.push('\n]}');
  return parts;
}
