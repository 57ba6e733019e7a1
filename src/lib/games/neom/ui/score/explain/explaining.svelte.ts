import { sketchOf, type Sketch } from '../../../rules/city';
import { lineKey, scoreTable, type CityScore, type NeomLine } from '../../../rules/scoring';
import type { Cell, Player } from '../../../rules/table';
import type { NeomTable } from '../../neom-table';
import { cellsOfLine, FIGURE_ROWS, linesOf, type Figure, type FigureRow } from './figure';
import { incomeCells } from './overlay';
import { Trial } from './trial.svelte';

/** The figure one has asked about: its lines, the one being looked at, and what is lit for it. */
export class Explaining {
  readonly #table: NeomTable;
  #player = $state('');
  #row = $state<FigureRow>('total');
  /** The line looked at, by its key: points by hand may change the order. */
  #key = $state<string | null>(null);

  readonly #seat = $derived.by(() =>
    Math.max(
      0,
      this.#table.state.players.findIndex(({ id }) => id === this.#player)
    )
  );
  readonly #score = $derived.by(() => scoreTable(this.#table.state).players[this.#seat]!);
  readonly #sketch = $derived.by(() => sketchOf(this.player.city));
  readonly #lines = $derived.by(() =>
    this.#row === 'total' ? { scored: [], nothing: [] } : linesOf(this.#score, this.#row)
  );

  constructor(table: NeomTable, { player, row, line = null }: Figure) {
    this.#table = table;
    this.#player = player;
    this.#row = row;
    this.#key = line;
  }

  /** The figure as it is looked at now. */
  get figure(): Figure {
    return { player: this.player.id, row: this.#row, line: this.#key };
  }

  get player(): Player {
    return this.#table.state.players[this.#seat]!;
  }
  get row(): FigureRow {
    return this.#row;
  }
  get score(): CityScore {
    return this.#score;
  }
  get sketch(): Sketch {
    return this.#sketch;
  }
  get scored(): readonly NeomLine[] {
    return this.#lines.scored;
  }
  get nothing(): readonly NeomLine[] {
    return this.#lines.nothing;
  }
  /** All lines in the order they are walked through. */
  get walk(): readonly NeomLine[] {
    return [...this.scored, ...this.nothing];
  }
  get at(): number | null {
    const at = this.walk.findIndex((line) => lineKey(line) === this.#key);
    return at < 0 ? null : at;
  }
  get line(): NeomLine | null {
    return this.at === null ? null : this.walk[this.at]!;
  }

  /** The lines drawn on the board: the one looked at, or all that count. */
  get drawn(): readonly NeomLine[] {
    return this.line ? [this.line] : this.scored;
  }

  /** Spaces to light; undefined where the whole City is meant. */
  get lit(): ReadonlySet<Cell> | undefined {
    const all = this.scored.length > 0 ? this.scored : this.nothing;
    const cells =
      this.#row === 'money'
        ? incomeCells(this.#sketch)
        : (this.line ? [this.line] : all).flatMap(cellsOfLine);
    return cells.length === 0 ? undefined : new Set(cells);
  }

  look(line: NeomLine | null): void {
    const key = line && lineKey(line);
    this.#key = key === this.#key ? null : key;
  }

  /** The next or previous line; from "all lines" into the first or last. */
  step(by: 1 | -1): void {
    const last = this.walk.length - 1;
    if (last < 0) return;
    const from = this.at ?? (by === 1 ? -1 : last + 1);
    const next = this.walk[from + by];
    this.#key = next ? lineKey(next) : null;
  }

  showRow(row: FigureRow): void {
    this.#row = row;
    this.#key = null;
  }

  stepRow(by: 1 | -1): void {
    const at = FIGURE_ROWS.indexOf(this.#row) + by + FIGURE_ROWS.length;
    this.showRow(FIGURE_ROWS[at % FIGURE_ROWS.length]!);
  }

  /** A space tapped: the line it belongs to, else the first that counts it; tapped again, the next. */
  pick(cell: Cell): void {
    const own = this.walk.filter((line) => line.cell === cell);
    const counting = this.walk.filter(
      (line) => line.cell !== cell && cellsOfLine(line).includes(cell)
    );
    const all = [...own, ...counting];
    this.look(all[all.findIndex((line) => lineKey(line) === this.#key) + 1] ?? null);
  }

  /** A finished table takes no points by hand. */
  get locked(): boolean {
    return this.#table.state.finished;
  }

  /** Points by hand with a note, for a line or as a line of its own; answers whether they count. */
  give(line: NeomLine | null, points: number, note: string): boolean {
    const row = this.#row;
    if (row === 'total') return false;
    return this.#table.make({
      type: 'override-line',
      id: crypto.randomUUID(),
      player: this.player.id,
      row,
      line: line && lineKey(line),
      points,
      note
    }).ok;
  }

  takeBack({ byHand }: NeomLine): void {
    if (byHand) this.#table.make({ type: 'remove-override', id: byHand.id });
  }

  /** A copy of the City to try things out in. */
  tryOut(): Trial {
    return new Trial(this.#table.state, this.player.id);
  }
}
