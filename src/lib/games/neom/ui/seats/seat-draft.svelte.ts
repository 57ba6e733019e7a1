import { flag, list, oneOf, record, text, type Parsed } from '$lib/engine/schema';
import { RAW_GOODS, type RawGood } from '../../data/goods';
import { PLAYER_COUNTS, type PlayerCount } from '../../data/tile-row';
import { meta } from '../../meta';
import type { Setup } from '../../rules/moves';
import { newTable as words } from '../../text/en/new-table';

export interface DraftSeat {
  readonly id: string;
  readonly name: string;
  readonly cityGood: RawGood;
}

/** What a tab notes of a table before it is opened; a name may be half typed. */
const parseNoted = record({
  seats: list(
    record({
      name: text,
      cityGood: oneOf(RAW_GOODS)
    }),
    meta.seats
  ),
  beginner: flag,
  soloDeck: oneOf(PLAYER_COUNTS)
});
type Noted = Parsed<typeof parseNoted>;

/** A table before it is opened. */
export class SeatDraft {
  seats = $state.raw<readonly DraftSeat[]>([]);
  beginner = $state(false);
  soloDeck = $state<PlayerCount>('1+');
  #made = 0;

  constructor(count: number) {
    this.setCount(count);
  }

  get noted(): Noted {
    const { beginner, soloDeck } = this;
    const seats = this.seats.map(({ name, cityGood }) => ({ name, cityGood }));
    return { seats, beginner, soloDeck };
  }

  /** Takes up what was noted; anything else changes nothing. */
  takeUp(input: unknown): void {
    const noted = parseNoted(input);
    if (!noted.ok) return;
    const { seats, beginner, soloDeck } = noted.value;
    this.#made = 0;
    this.seats = seats.map((seat) => ({ id: this.#newId(), ...seat }));
    this.beginner = beginner;
    this.soloDeck = soloDeck;
  }

  setCount(count: number): void {
    const seats = this.seats.slice(0, count);
    while (seats.length < count) seats.push(this.#newSeat(seats));
    this.seats = seats;
  }

  change(id: string, values: Partial<DraftSeat>): void {
    this.seats = this.seats.map((seat) => (seat.id === id ? { ...seat, ...values } : seat));
  }

  /** Changes places with the next one clockwise; the last with the first. */
  moveOn(id: string): void {
    const from = this.seats.findIndex((seat) => seat.id === id);
    const to = (from + 1) % this.seats.length;
    const seats = [...this.seats];
    [seats[from], seats[to]] = [seats[to]!, seats[from]!];
    this.seats = seats;
  }

  nameAt(index: number): string {
    return this.seats[index]!.name.trim() || words.player(index + 1);
  }

  /** What is wrong with a seat's name, if anything. */
  faultAt(index: number): string | undefined {
    const name = this.nameAt(index);
    const twice = this.seats.some((_, other) => other < index && this.nameAt(other) === name);
    return twice ? words.nameTwice(name) : undefined;
  }

  get isSound(): boolean {
    return this.seats.every((_, index) => this.faultAt(index) === undefined);
  }

  setup(mode: Setup['mode']): Setup {
    return {
      players: this.seats.map(({ id, cityGood }, index) => ({
        id,
        name: this.nameAt(index),
        cityGood
      })),
      soloDeck: this.soloDeck,
      beginner: this.beginner,
      mode
    };
  }

  /** The first board nobody has. */
  #newSeat(seats: readonly DraftSeat[]): DraftSeat {
    const taken = seats.map((seat) => seat.cityGood);
    const cityGood = RAW_GOODS.find((good) => !taken.includes(good))!;
    return { id: this.#newId(), name: '', cityGood };
  }

  #newId(): string {
    return `p${++this.#made}`;
  }
}
