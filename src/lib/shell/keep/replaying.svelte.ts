import type { Fault } from '$lib/engine/result';
import { timelineOf } from '$lib/engine/session';
import { totalOf } from '$lib/engine/score-sheet';
import type { GameSource, KnownGame } from './game-source';
import { keptTable } from './kept-table';
import { linesOf, type SeatsAt, type TotalLine } from './total-lines';
import { titleOf } from './table-title';
import { continueFrom } from './whole-table';

export const SPEEDS = { slow: 1600, normal: 800, fast: 250 } as const;
export type Speed = keyof typeof SPEEDS;

interface Film {
  readonly id: string;
  readonly title: string;
  readonly game: KnownGame;
  readonly moves: readonly unknown[];
  /** One more than there are moves: the first is the start. */
  readonly states: readonly unknown[];
}

/** A table's moves one after another, with every state on the way. */
export class Replaying {
  #film = $state.raw<Film | undefined>();
  #fault = $state.raw<Fault | undefined>();
  #at = $state(0);
  #playing = $state(false);
  #lines = $state.raw<readonly TotalLine[]>([]);
  speed = $state<Speed>('normal');

  get film(): Film | undefined {
    return this.#film;
  }

  get fault(): Fault | undefined {
    return this.#fault;
  }

  /** Moves made at this point. */
  get at(): number {
    return this.#at;
  }

  set at(at: number) {
    this.#at = Math.max(0, Math.min(at, this.#film?.moves.length ?? 0));
  }

  get playing(): boolean {
    return this.#playing;
  }

  get atEnd(): boolean {
    return this.#at >= (this.#film?.moves.length ?? 0);
  }

  /** The totals of every player move by move; none before they have been worked out. */
  get lines(): readonly TotalLine[] {
    return this.#lines;
  }

  async open(gameOf: GameSource, id: string): Promise<void> {
    const kept = await keptTable(gameOf, id);
    if (!kept.ok) {
      this.#fault = kept.fault;
      return;
    }
    const { game, card, setup, log } = kept.value;
    const moves = timelineOf(log).done;
    const states: unknown[] = [game.rules.start(setup)];
    for (const move of moves) {
      const next = game.rules.apply(states.at(-1), move);
      if (!next.ok) break;
      states.push(next.value);
    }
    this.#film = { id, title: titleOf(card), game, moves, states };
    this.#at = moves.length;
    void this.#addUp(this.#film);
  }

  /** In small portions, so that the page stays quick. */
  async #addUp({ game, states }: Film): Promise<void> {
    const steps: SeatsAt[] = [];
    for (const [index, state] of states.entries()) {
      const scores = game.rules.scoreOf(state);
      const seats = game.keep.seatsOf(state);
      steps.push(
        seats.map((seat, place) => ({ ...seat, total: totalOf(scores[place]?.lines ?? []) }))
      );
      if (index % 20 === 19) await new Promise((resolve) => setTimeout(resolve, 0));
      if (this.#film?.states !== states) return;
    }
    this.#lines = linesOf(steps);
  }

  toggle(): void {
    if (!this.#playing && this.atEnd) this.#at = 0;
    this.#playing = !this.#playing;
  }

  stop(): void {
    this.#playing = false;
  }

  /** One move on while playing; the end stops it. */
  tick(): void {
    this.at++;
    if (this.atEnd) this.#playing = false;
  }

  /** A copy with the moves up to here; answers its place. */
  async continueAsCopy(name: string): Promise<{ id: string; game: string } | null> {
    const film = this.#film;
    if (!film) return null;
    const made = await continueFrom(film.game.rules, film.id, this.#at, name);
    return made.ok ? { id: made.value, game: film.game.meta.id } : null;
  }
}
