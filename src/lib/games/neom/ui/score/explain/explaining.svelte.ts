import { sketchOf, type Sketch } from '../../../rules/city';
import { scoreTable, type CityScore, type NeomLine } from '../../../rules/scoring';
import type { Cell, Player } from '../../../rules/table';
import type { NeomTable } from '../../neom-table';
import { cellsOfLine, FIGURE_ROWS, linesOf, type Figure, type FigureRow } from './figure';
import { Trial } from './trial.svelte';

/** The figure one has asked about: its lines, the one being looked at, and what is lit for it. */
export class Explaining {
  readonly #table: NeomTable;
  #player = $state('');
  #row = $state<FigureRow>('total');
  #at = $state<number | null>(null);
  #trial = $state.raw<Trial | null>(null);

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

  constructor(table: NeomTable, { player, row }: Figure) {
    this.#table = table;
    this.#player = player;
    this.#row = row;
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
    return this.#at;
  }
  get line(): NeomLine | null {
    return this.#at === null ? null : (this.walk[this.#at] ?? null);
  }
  get trial(): Trial | null {
    return this.#trial;
  }

  /** The lines drawn on the board: the one looked at, or all that count. */
  get drawn(): readonly NeomLine[] {
    return this.line ? [this.line] : this.scored;
  }

  /** Spaces to light; undefined where the whole City is meant. */
  get lit(): ReadonlySet<Cell> | undefined {
    const all = this.scored.length > 0 ? this.scored : this.nothing;
    const cells = (this.line ? [this.line] : all).flatMap(cellsOfLine);
    return cells.length === 0 ? undefined : new Set(cells);
  }

  look(line: NeomLine | null): void {
    const index = line === null ? -1 : this.walk.indexOf(line);
    this.#at = index < 0 || index === this.#at ? null : index;
  }

  /** The next or previous line; from "all lines" into the first or last. */
  step(by: 1 | -1): void {
    const last = this.walk.length - 1;
    if (last < 0) return;
    const from = this.#at ?? (by === 1 ? -1 : last + 1);
    const to = from + by;
    this.#at = to < 0 || to > last ? null : to;
  }

  showRow(row: FigureRow): void {
    this.#row = row;
    this.#at = null;
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
    const next = this.line ? all[all.indexOf(this.line) + 1] : all[0];
    this.look(next ?? null);
  }

  tryOut(): void {
    this.#trial = new Trial(this.player, this.#table.state.overrides);
  }

  discard(): void {
    this.#trial = null;
  }
}
