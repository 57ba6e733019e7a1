import type { Fault } from '$lib/engine/result';
import { list, oneOf, orNull, record, whole, words, type Parsed } from '$lib/engine/schema';
import { deviceNote } from '$lib/shell/recall';
import { DISASTERS, type Disaster, type Generation } from '../../data/tile-row';
import { selectorOf } from '../../rules/disasters';
import { tileNumber } from '../../rules/entry-fields';
import type { Move } from '../../rules/moves';
import type { Cell, Player } from '../../rules/table';
import type { NeomTable } from '../neom-table';
import { nameOf } from './disaster-answers';

export type Resolution = Extract<Move, { type: 'resolve-disaster' }>;

/** Each Generation has one Disaster of its own (RB "Disaster"). */
const OF_GENERATION: Readonly<Record<Generation, Disaster>> = {
  1: 'flood',
  2: 'fire',
  3: 'crime-spree'
};

const isResolution = (move: Move | undefined): move is Resolution =>
  move?.type === 'resolve-disaster';
const isOf = (kind: Disaster, move: Move): boolean => isResolution(move) && move.disaster === kind;

/** What the device notes while one is resolved; the table itself keeps only what was done. */
const parseNoted = record({
  kind: oneOf(DISASTERS),
  selectedBy: orNull(words(64)),
  /** Moves from here on belong to this Disaster. */
  since: whole(0, Number.MAX_SAFE_INTEGER),
  /** Tiles given up: the books have only their spaces, which are empty by now. */
  given: list(record({ player: words(64), tiles: list(tileNumber) }))
});
type Noted = Parsed<typeof parseNoted>;

/** The Disaster being resolved: which, who selected it, and who has paid or sacrificed. */
export class DisasterBook {
  readonly table: NeomTable;
  #noted = $state.raw() as Noted;
  /** Why the last one could not be booked, such as a finished game. */
  fault = $state.raw<Fault | undefined>();

  constructor(table: NeomTable) {
    this.table = table;
    this.#noted = this.#recalled() ?? this.#begun();
  }

  get kind(): Disaster {
    return this.#noted.kind;
  }

  get selectedBy(): string | null {
    return this.#noted.selectedBy;
  }

  set selectedBy(player: string | null) {
    this.#note({ selectedBy: player });
  }

  choose(kind: Disaster): void {
    if (kind !== this.kind) this.startAnew(kind);
  }

  startAnew(kind = this.kind): void {
    const selectedBy = selectorOf(this.table.state, kind);
    this.#note({ kind, selectedBy, since: this.table.moves.length, given: [] });
  }

  /** What a player has done about it; undone again with the move. */
  resolutionOf({ id }: Player): Resolution | undefined {
    return this.#resolutions.findLast(({ player }) => player === id);
  }

  get someResolved(): boolean {
    return this.#resolutions.length > 0;
  }

  isLast(resolution: Resolution): boolean {
    return this.table.moves.at(-1) === resolution;
  }

  pay({ id }: Player, coins: number): void {
    this.#resolve(id, coins, []);
  }

  sacrifice({ id, city }: Player, cells: readonly Cell[]): void {
    const tiles = cells.map((cell) => city.cells[cell]!.tile);
    if (!this.#resolve(id, 0, cells)) return;
    const others = this.#noted.given.filter(({ player }) => player !== id);
    this.#note({ given: [...others, { player: id, tiles }] });
  }

  /** The tiles given up; not known where another device booked it. */
  namesGiven({ player }: Resolution): readonly string[] | undefined {
    return this.#noted.given.find((given) => given.player === player)?.tiles.map(nameOf);
  }

  get #resolutions(): readonly Resolution[] {
    const { kind, since } = this.#noted;
    return this.table.moves
      .slice(since)
      .filter(isResolution)
      .filter((move) => move.disaster === kind);
  }

  get #onDevice() {
    return deviceNote(`disaster/${this.table.id}`);
  }

  #note(change: Partial<Noted>): void {
    this.#noted = { ...this.#noted, ...change };
    this.#onDevice.write(this.#noted);
  }

  /** The one this device was resolving, while nothing else has happened at the table. */
  #recalled(): Noted | undefined {
    const noted = parseNoted(this.#onDevice.read());
    if (!noted.ok) return undefined;
    const { kind, since } = noted.value;
    const { moves } = this.table;
    const goesOn = since <= moves.length && moves.slice(since).every((move) => isOf(kind, move));
    return goesOn ? noted.value : undefined;
  }

  /** The one the last moves belong to, else the Generation's own. */
  #begun(): Noted {
    const { moves, state } = this.table;
    const last = moves.at(-1);
    const kind = isResolution(last) ? last.disaster : OF_GENERATION[state.generation];
    const since = moves.findLastIndex((move) => !isOf(kind, move)) + 1;
    return { kind, selectedBy: selectorOf(state, kind), since, given: [] };
  }

  #resolve(player: string, paid: number, sacrificed: readonly Cell[]): boolean {
    const { kind: disaster } = this;
    const move = { type: 'resolve-disaster', player, disaster, paid } as const;
    const made = this.table.make({ ...move, sacrificed: [...sacrificed] });
    this.fault = made.ok ? undefined : made.fault;
    return made.ok;
  }
}
