import type { Fault } from '$lib/engine/result';
import type { Disaster } from '../../data/tile-row';
import { cityTileOf } from '../../data/tiles';
import type { Move } from '../../rules/moves';
import { disasterFor, type DisasterAnswer } from '../../rules/sacrifice';
import type { Cell, Player } from '../../rules/table';
import type { NeomTable } from '../neom-table';

export type Resolution = Extract<Move, { type: 'resolve-disaster' }>;

/** Each Generation has one Disaster of its own (RB "Disaster"). */
const OF_GENERATION: Readonly<Record<number, Disaster>> = {
  1: 'flood',
  2: 'fire',
  3: 'crime-spree'
};

const isResolution = (move: Move | undefined): move is Resolution =>
  move?.type === 'resolve-disaster';

/** One player's answer; the others do not matter to it. */
export const answerOf = (table: NeomTable, kind: Disaster, player: Player): DisasterAnswer =>
  disasterFor({ ...table.state, players: [player] }, kind, null)[0]!;

/** Whether points and routes rest on roads nobody has entered (NEOM-4). */
export const hasUnknownRoads = ({ city }: Player): boolean =>
  city.cells.some((placed) => placed?.roads === null);

export const tileNames = ({ city }: Player, cells: readonly Cell[]): readonly string[] =>
  cells.map((cell) => cityTileOf(city.cells[cell]!.tile).name);

/** The Disaster being resolved: which, who selected it, and who has paid or sacrificed. */
export class DisasterBook {
  readonly table: NeomTable;
  #kind = $state<Disaster>('flood');
  selectedBy = $state<string | null>(null);
  /** Why the last one could not be booked, such as a finished game. */
  fault = $state.raw<Fault | undefined>();
  readonly #given = new WeakMap<Resolution, readonly string[]>();
  /** Moves from here on belong to this Disaster. */
  #since = $state(0);

  constructor(table: NeomTable) {
    this.table = table;
    const { moves } = table;
    const last = moves.at(-1);
    this.#kind = isResolution(last) ? last.disaster : OF_GENERATION[table.state.generation]!;
    // Where one was being resolved when the page was left, it goes on.
    let since = moves.length;
    while (since > 0 && this.#isOurs(moves[since - 1])) since -= 1;
    this.#since = since;
  }

  get kind(): Disaster {
    return this.#kind;
  }

  choose(kind: Disaster): void {
    if (kind === this.#kind) return;
    this.#kind = kind;
    this.startAnew();
  }

  startAnew(): void {
    this.#since = this.table.moves.length;
    this.selectedBy = null;
  }

  /** What a player has done about it; undone again with the move. */
  resolutionOf({ id }: Player): Resolution | undefined {
    return this.table.moves
      .slice(this.#since)
      .findLast((move): move is Resolution => this.#isOurs(move) && move.player === id);
  }

  get someResolved(): boolean {
    return this.table.moves.slice(this.#since).some((move) => this.#isOurs(move));
  }

  isLast(resolution: Resolution): boolean {
    return this.table.moves.at(-1) === resolution;
  }

  pay({ id }: Player, coins: number): void {
    this.#resolve(id, coins, []);
  }

  sacrifice(player: Player, cells: readonly Cell[]): void {
    const names = tileNames(player, cells);
    this.#resolve(player.id, 0, cells);
    const made = this.table.moves.at(-1);
    if (isResolution(made)) this.#given.set(made, names);
  }

  /** The tiles given up; unknown after a reload, when only their spaces are in the books. */
  namesGiven(resolution: Resolution): readonly string[] | undefined {
    return this.#given.get(resolution);
  }

  #isOurs(move: Move | undefined): move is Resolution {
    return isResolution(move) && move.disaster === this.#kind;
  }

  #resolve(player: string, paid: number, sacrificed: readonly Cell[]): void {
    const made = this.table.make({
      type: 'resolve-disaster',
      player,
      disaster: this.#kind,
      paid,
      sacrificed: [...sacrificed]
    });
    this.fault = made.ok ? undefined : made.fault;
  }
}
