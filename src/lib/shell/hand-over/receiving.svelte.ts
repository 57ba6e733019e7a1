import { fail, ok, type Fault, type Result } from '$lib/engine/result';
import { openStore, type TableCard } from '$lib/storage';
import type { TaughtRecordV1 } from '$lib/storage/records';
import type { Handed } from '../game-keep';
import type { GameSource, KnownGame } from '../keep/game-source';
import { addMoves } from '../keep/stored-table';
import { tableFrom } from '../keep/whole-table';
import { planTaught, type TaughtConflict, type TaughtPlan } from '../keep/taught-plan';
import { parseLink } from './link';
import { PartCollector } from './part-collector';

export interface Received {
  readonly game: KnownGame;
  readonly handed: Handed;
  readonly taught: TaughtPlan;
}

/** Where a table is to be found. */
interface Place {
  readonly id: string;
  readonly game: string;
}

const TABLES = 20;

/** From a link or a code to what is done with it; nothing is stored before somebody says so. */
export class Receiving {
  #received = $state.raw<Received | undefined>();
  #fault = $state.raw<Fault | undefined>();
  #seen = $state.raw<{ readonly seen: number; readonly count: number } | undefined>();
  /** Tables it could go into, newest change first. */
  #tables = $state.raw<readonly TableCard[]>([]);
  #twin = $state.raw<TableCard | undefined>();
  withTaught = $state(true);
  theirs = $state.raw<ReadonlySet<number>>(new Set());
  readonly #parts = new PartCollector();
  readonly #gameOf: GameSource;

  constructor(gameOf: GameSource) {
    this.#gameOf = gameOf;
  }

  get received(): Received | undefined {
    return this.#received;
  }

  get fault(): Fault | undefined {
    return this.#fault;
  }

  get parts() {
    return this.#seen;
  }

  get tables(): readonly TableCard[] {
    return this.#tables;
  }

  /** A table here that shows just what was handed over, as where it was received before. */
  get twin(): TableCard | undefined {
    return this.#twin;
  }

  /** Answers whether a whole hand-over is there now. */
  async read(text: string): Promise<boolean> {
    const payload = parseLink(text);
    if (!payload.ok) return this.#turnAway(payload.fault);
    let bytes: Uint8Array | null = payload.value.bytes;
    if (payload.value.kind === 'part') {
      const put = this.#parts.add(payload.value);
      this.#seen = { seen: this.#parts.seen.size, count: this.#parts.count };
      if (!put.ok) return this.#turnAway(put.fault);
      bytes = put.value;
    }
    this.#fault = undefined;
    return bytes ? this.#open(payload.value.game, bytes) : false;
  }

  async #open(id: string, bytes: Uint8Array): Promise<boolean> {
    const game = await this.#gameOf(id);
    if (!game) return this.#turnAway({ code: 'link/game' });
    const handed = game.keep.unpack(bytes);
    if (!handed.ok) return this.#turnAway(handed.fault);
    const at = Date.now();
    const records = [...handed.value.taught].map(([piece, value]) => ({
      game: id,
      piece,
      value,
      at
    }));
    const taught = await planTaught(this.#gameOf, records);
    const open = await (await openStore()).list({ shelf: 'open', limit: TABLES });
    this.#tables = open.filter(({ game: of }) => of === id);
    this.#received = { game, handed: handed.value, taught };
    this.#twin = handed.value.kind === 'table' ? this.#twinOf(this.#received) : undefined;
    return true;
  }

  #twinOf({ game, handed }: Received): TableCard | undefined {
    const arrived = tableFrom(game.rules, game.keep.arrivalOf(handed.content));
    if (!arrived.ok) return undefined;
    const shown = JSON.stringify(arrived.value.card.summary);
    return this.#tables.find(({ summary }) => JSON.stringify(summary) === shown);
  }

  /** What was read before is not on offer any longer: it would look like what was refused. */
  #turnAway(fault: Fault): false {
    this.#received = undefined;
    return this.#refuse(fault);
  }

  #refuse(fault: Fault): false {
    this.#fault = fault;
    return false;
  }

  /** Stores it as a table of its own; answers where it is. */
  openAsTable(): Promise<Place | null> {
    return this.#carryOut(async ({ game, handed, taught }) => {
      const table = tableFrom(game.rules, game.keep.arrivalOf(handed.content));
      if (!table.ok) return table;
      const store = await openStore();
      await store.add({ tables: [table.value], taught: this.#learned(taught) });
      return ok(table.value.card.id);
    });
  }

  /** Makes the moves that bring it into a table; a seat's id, or null beside those there. */
  take(table: string, seat: string | null): Promise<Place | null> {
    return this.#carryOut(async ({ game, handed, taught }) => {
      // Roads first: where the second write fails, trying again learns them twice and seats nobody twice.
      const records = this.#learned(taught);
      if (records.length > 0) await (await openStore()).add({ tables: [], taught: records });
      let moves: readonly unknown[] = [];
      const taken = await addMoves(
        game.rules,
        table,
        (state) => (moves = game.keep.movesToTake(state, handed.content, seat))
      );
      if (!taken.ok) return taken;
      game.keep.showTaken(table, moves);
      return ok(table);
    });
  }

  async #carryOut(work: (received: Received) => Promise<Result<string>>): Promise<Place | null> {
    const received = this.#received;
    if (!received) return null;
    const done = await work(received).catch(() => fail({ code: 'store/failed' }));
    if (done.ok) return { id: done.value, game: received.game.meta.id };
    this.#refuse(done.fault);
    return null;
  }

  decide({ theirs: { piece } }: TaughtConflict, forTheirs: boolean): void {
    const theirs = new Set(this.theirs);
    if (forTheirs) theirs.add(piece);
    else theirs.delete(piece);
    this.theirs = theirs;
  }

  #learned({ fresh, conflicts }: TaughtPlan): readonly TaughtRecordV1[] {
    if (!this.withTaught) return [];
    const preferred = conflicts.filter(({ theirs }) => this.theirs.has(theirs.piece));
    return [...fresh, ...preferred.map(({ theirs }) => theirs)];
  }

  forget(): void {
    this.#received = undefined;
    this.#fault = undefined;
    this.#seen = undefined;
  }
}
