import type { GameModule } from '$lib/engine/game-module';
import { fail, ok, type Fault, type Result } from '$lib/engine/result';
import { advance, replay, timelineOf, type LogEntry, type Timeline } from '$lib/engine/session';
import { askToPersist } from '$lib/storage/persistence';
import type { TableStore } from '$lib/storage/table-store';

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
    if (stored.card.rulesVersion > game.rulesVersion) return fail({ code: 'table/newer' });
    const setup = game.parseSetup(stored.card.setup);
    if (!setup.ok) return setup;
    const log = parseLog(game, stored.log);
    if (!log.ok) return log;
    const state = replay(game, setup.value, timelineOf(log.value).done);
    if (!state.ok) return state;
    return ok(new OpenTable(game, store, id, setup.value, log.value, state.value));
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

  /** Applies a move and stores it; what the game refuses changes nothing. */
  make(move: Move): Result<State> {
    const next = this.game.apply(this.#state, move);
    if (next.ok) this.#add({ do: move }, next.value);
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
  }

  #rewind(entry: 'undo' | 'redo'): void {
    const timeline = advance(this.#timeline, entry);
    const state = replay(this.game, this.#setup, timeline.done);
    if (state.ok) this.#add(entry, state.value);
  }

  #add(entry: LogEntry<Move>, state: State): void {
    this.#timeline = advance(this.#timeline, entry);
    this.#state = state;
    this.#pending = [...this.#pending, entry];
    void this.#enqueue(() => this.#write());
  }

  #enqueue(work: () => Promise<void>): Promise<void> {
    this.#writing = this.#writing.then(work).catch(() => {
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
        await this.#takeIn();
      } else {
        this.#stored = [...this.#stored, ...entries];
        this.#pending = this.#pending.slice(entries.length);
      }
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
    this.#pending = this.#stillApplying(this.#pending);
    this.#timeline = timelineOf([...this.#stored, ...this.#pending]);
    const state = replay(this.game, this.#setup, this.#timeline.done);
    if (state.ok) this.#state = state.value;
  }

  /** Our entries that make sense behind those another tab wrote. */
  #stillApplying(entries: readonly LogEntry<Move>[]): readonly LogEntry<Move>[] {
    return entries.reduce<readonly LogEntry<Move>[]>((kept, entry) => {
      const timeline = timelineOf([...this.#stored, ...kept, entry]);
      return replay(this.game, this.#setup, timeline.done).ok ? [...kept, entry] : kept;
    }, []);
  }
}

function parseLog<Setup, Move, State>(
  game: GameModule<Setup, Move, State>,
  raw: readonly unknown[]
): Result<readonly LogEntry<Move>[], Fault> {
  const log: LogEntry<Move>[] = [];
  for (const [index, entry] of raw.entries()) {
    if (entry === 'undo' || entry === 'redo') {
      log.push(entry);
      continue;
    }
    const move = game.parseMove((entry as { do?: unknown } | null)?.do);
    if (!move.ok) return fail({ ...move.fault, path: `log[${index}]` });
    log.push({ do: move.value });
  }
  return ok(log);
}
