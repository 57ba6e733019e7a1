import { openStore, type TableCard } from '$lib/storage';
import type { SetAside } from '$lib/storage/aside';
import { safetyCopies, type SafetyCopy } from '$lib/storage/safety-copies';
import { today } from '../day';
import { backupParts } from './backup-file';
import { backupNote, noteBackup } from './backup-note';
import { jsonFile } from './file-out';
import { keepingOf, type Keeping } from './keeping';

/** Reminded when there is something to lose, and not every day. */
const LATER = 3 * 24 * 60 * 60 * 1000;
/** Enough to know that some have changed; nobody needs the exact thousands. */
const NEWEST = 100;
/** Tables written between two words about it. */
const STRETCH = 50;

/** Whether it is time for a backup, and everything the page about it shows. */
export class BackupState {
  keeping = $state<Keeping | undefined>();
  lastAt = $state(0);
  /** Tables changed since. */
  changed = $state(0);
  copies = $state.raw<readonly SafetyCopy[]>([]);
  aside = $state.raw<readonly SetAside[]>([]);
  progress = $state.raw<{ done: number; of: number } | null>(null);
  file = $state.raw<File | null>(null);
  tables = $state(0);
  failed = $state(false);
  #quietUntil = $state(0);
  /** A file begun before the tables changed again is not shown. */
  #turn = 0;

  get due(): boolean {
    const mayBeLost = this.keeping === 'not-kept' || this.keeping === 'safari';
    return mayBeLost && this.changed > 0 && Date.now() > this.#quietUntil;
  }

  async look(): Promise<void> {
    const store = await openStore();
    const { at, quietUntil } = backupNote();
    this.lastAt = at;
    this.#quietUntil = quietUntil;
    this.keeping = await keepingOf(store);
    this.#count(await store.list({ limit: NEWEST }));
    this.aside = await store.aside.list();
    this.copies = store.lasting ? await safetyCopies().catch(() => []) : [];
  }

  later(): void {
    this.#quietUntil = Date.now() + LATER;
    noteBackup({ quietUntil: this.#quietUntil });
  }

  /**
   * Keeps the file as the tables are, also as other tabs change them: a share sheet opens only
   * straight from a tap, so it is written before.
   */
  keepReady(): () => void {
    let stop: (() => void) | undefined;
    let over = false;
    void openStore().then((store) => {
      if (over) return;
      stop = store.watchList(
        (cards) => {
          this.#count(cards);
          void this.make();
        },
        { limit: NEWEST }
      );
    });
    return () => {
      over = true;
      stop?.();
    };
  }

  async make(): Promise<void> {
    const turn = ++this.#turn;
    this.file = null;
    this.failed = false;
    this.progress = null;
    try {
      let tables = 0;
      const parts = await backupParts((done, of) => {
        tables = of;
        if (done % STRETCH === 0 && turn === this.#turn) this.progress = { done, of };
      });
      if (turn !== this.#turn) return;
      this.tables = tables;
      this.file = jsonFile(`town-clerk-backup-${today()}`, parts);
    } catch {
      this.failed = turn === this.#turn;
    }
    if (turn === this.#turn) this.progress = null;
  }

  #count(newest: readonly TableCard[]): void {
    this.changed = newest.filter(({ changedAt }) => changedAt > this.lastAt).length;
  }

  saved(): void {
    this.lastAt = Date.now();
    this.changed = 0;
    noteBackup({ at: this.lastAt });
  }

  async removeAside(id: string): Promise<void> {
    const store = await openStore();
    await store.aside.remove(id);
    this.aside = await store.aside.list();
  }
}
