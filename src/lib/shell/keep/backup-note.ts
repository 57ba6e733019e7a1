import { deviceNote } from '../recall';

/** What this device remembers of its backups. */
export interface BackupNote {
  /** When the last backup was made; 0 for never. */
  readonly at: number;
  /** Not before then is there a reminder. */
  readonly quietUntil: number;
}

const note = deviceNote('backed-up');

export function backupNote(): BackupNote {
  const kept = note.read() as Partial<Record<keyof BackupNote, unknown>> | null;
  return { at: Number(kept?.at) || 0, quietUntil: Number(kept?.quietUntil) || 0 };
}

/** Where storage is blocked there is nothing to back up either. */
export const noteBackup = (change: Partial<BackupNote>): void =>
  note.write({ ...backupNote(), ...change });
