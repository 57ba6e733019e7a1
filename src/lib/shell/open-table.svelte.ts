import type { GameModule } from '$lib/engine/game-module';
import { fail, ok, type Result } from '$lib/engine/result';
import { advance, replay, timelineOf, type LogEntry, type Timeline } from '$lib/engine/session';
import { askToPersist } from '$lib/storage/persistence';
import type { TableStore } from '$lib/storage/table-store';
import { notYetStored, parseLog, readTable } from './stored-log';
import { Unsaved } from './unsaved';

export type Saving = 'saved' | 'saving' | 'failed' | 'gone';

/**
 * The table on screen: its state, and the way every change takes. A move is applied at once, then
 * written; moves another tab wrote first are taken in before ours is written behind them.
 */
export class OpenTable<Setup = unknown, Move = unknown, State = unknown> {
  readonly id: string;
  readonly game: GameModule<Setup, Move, State>;
  readonly #store: TableStore;
  readonly #setup: Setup;
  readonly #stopWatching: () => void;

  #state = $state.raw() as State;
  #timeline = $state.raw<Timeline<Move>>({ done: [], undone: [] });
  #saving = $state<Saving>('saved');
  /** Everything stored so far, in step with the store's length. */
  #stored: readonly LogEntry<Move>[];
  /** Made here, not yet stored. */
  #pending: readonly LogEntry<Move>[] = [];
  #writing: Promise<void> = Promise.resolve();
  /** The last write broke off: it may be stored all the same. */
  #uncertain = false;
  readonly #unsaved: Unsaved;

  private constructor(
    game: GameModule<Setup, Move, State>,
    store: TableStore,
    id: string,
    setup: Setup,
    log: readonly LogEntry<Move>[],
    state: State
  ) {
    this.id = id;
    this.game = game;
    this.#store = store;
    this.#setup = setup;
    this.#stored = log;
    this.#timeline = timelineOf(log);
    this.#state = state;
    this.#unsaved = new Unsaved(id);
    this.#stopWatching = store.watchLength(id, (length) => {
      if (length > this.#stored.length) this.#enqueue(() => this.#takeIn());
    });
  }

  static async open<Setup, Move, State>(
    game: GameModule<Setup, Move, State>,
    store: TableStore,
    id: string
  ): Promise<Result<OpenTable<Setup, Move, State>>> {
    const stored = await store.read(id);
    if (!stored) return fail({ code: 'table/unknown' });
    const read = readTable(game, stored.card, stored.log);
    if (!read.ok) return read;
    const { setup, log, state } = read.value;
    const table = new OpenTable(game, store, id, setup, log, state);
    if (store.lasting) await table.#pickUp();
    return ok(table);
  }

  /** Stores a new table and answers its id. */
  static async create<Setup, Move, State>(
    game: GameModule<Setup, Move, State>,
    store: TableStore,
    setup: Setup
  ): Promise<string> {
    const id = crypto.randomUUID();
    const summary = game.summaryOf(game.start(setup));
    const { rulesVersion } = game;
    await store.create({ id, game: game.meta.id, rulesVersion, setup, summary, at: Date.now() });
    void askToPersist();
    return id;
  }

  get state(): State {
    return this.#state;
  }

  get saving(): Saving {
    return this.#saving;
  }

  get moves(): readonly Move[] {
    return this.#timeline.done;
  }

  get canUndo(): boolean {
    return this.#timeline.done.length > 0;
  }

  get canRedo(): boolean {
    return this.#timeline.undone.length > 0;
  }

  /**
   * Applies a move and stores it; what the game refuses changes nothing, and neither does what it
   * could not read again: a stored log must always open.
   */
  make(made: Move): Result<State> {
    const move = this.game.parseMove(made);
    if (!move.ok) return move;
    const next = this.game.apply(this.#state, move.value);
    if (next.ok) this.#add({ do: move.value }, next.value);
    return next;
  }

  undo(): void {
    if (this.canUndo) this.#rewind('undo');
  }

  redo(): void {
    if (this.canRedo) this.#rewind('redo');
  }

  /** Tries once more to store what could not be stored. */
  retry(): Promise<void> {
    return this.#enqueue(() => this.#write());
  }

  /** Resolves when everything made so far is stored, or has failed to be. */
  settled(): Promise<void> {
    return this.#writing;
  }

  close(): void {
    this.#stopWatching();
    void this.#writing.then(() => this.#unsaved.release());
  }

  #rewind(entry: 'undo' | 'redo'): void {
    const timeline = advance(this.#timeline, entry);
    const state = replay(this.game, this.#setup, timeline.done);
    if (state.ok) this.#add(entry, state.value);
  }

  /** Takes in what a page that was killed had not stored yet. */
  async #pickUp(): Promise<void> {
    const left = await this.#unsaved.left();
    for (const { after, entries } of left) {
      const made = parseLog(this.game, entries);
      if (!made.ok) continue;
      const fresh = notYetStored(this.game, made.value, this.#stored.slice(after));
      this.#pending = this.#stillApplying([...this.#pending, ...fresh]);
    }
    let kept = true;
    if (this.#pending.length > 0) {
      this.#refold();
      kept = this.#noteUnsaved();
      await this.#enqueue(() => this.#write());
    }
    if (kept || this.#pending.length === 0) this.#unsaved.forget(left);
  }

  #refold(): void {
    this.#timeline = timelineOf([...this.#stored, ...this.#pending]);
    const state = replay(this.game, this.#setup, this.#timeline.done);
    if (state.ok) this.#state = state.value;
  }

  #noteUnsaved(): boolean {
    return this.#store.lasting && this.#unsaved.note(this.#stored.length, this.#pending);
  }

  #add(entry: LogEntry<Move>, state: State): void {
    this.#timeline = advance(this.#timeline, entry);
    this.#state = state;
    this.#pending = [...this.#pending, entry];
    this.#noteUnsaved();
    void this.#enqueue(() => this.#write());
  }

  #enqueue(work: () => Promise<void>): Promise<void> {
    this.#writing = this.#writing.then(work).catch(() => {
      this.#uncertain = true;
      this.#saving = 'failed';
    });
    return this.#writing;
  }

  async #write(): Promise<void> {
    while (this.#pending.length > 0) {
      this.#saving = 'saving';
      const entries = this.#pending;
      const answer = await this.#store.append({
        id: this.id,
        after: this.#stored.length,
        entries,
        summary: this.game.summaryOf(this.#state),
        at: Date.now()
      });
      if (answer === 'gone') {
        this.#saving = 'gone';
        return;
      }
      if (answer === 'behind') {
        const known = this.#stored.length;
        await this.#takeIn();
        if (this.#stored.length === known) throw new Error('the log is not what its table says');
      } else {
        this.#stored = [...this.#stored, ...entries];
        this.#pending = this.#pending.slice(entries.length);
        this.#uncertain = false;
      }
      this.#noteUnsaved();
    }
    this.#saving = 'saved';
    void askToPersist();
  }

  /** Puts entries stored elsewhere before ours that are not stored yet. */
  async #takeIn(): Promise<void> {
    const raw = await this.#store.entriesAfter(this.id, this.#stored.length);
    const fresh = parseLog(this.game, raw);
    if (!fresh.ok || fresh.value.length === 0) return;
    this.#stored = [...this.#stored, ...fresh.value];
    if (this.#uncertain) this.#pending = notYetStored(this.game, this.#pending, fresh.value);
    this.#pending = this.#stillApplying(this.#pending);
    this.#refold();
  }

  /** Our entries that make sense behind those another tab wrote. */
  #stillApplying(entries: readonly LogEntry<Move>[]): readonly LogEntry<Move>[] {
    return entries.reduce<readonly LogEntry<Move>[]>((kept, entry) => {
      const timeline = timelineOf([...this.#stored, ...kept, entry]);
      return replay(this.game, this.#setup, timeline.done).ok ? [...kept, entry] : kept;
    }, []);
  }
}
