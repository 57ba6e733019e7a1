import type { Player, Table } from '../../rules/table';
import type { NeomTable } from '../neom-table';
import { amountFrom } from './cash-field';

/** Cash as it is typed: it counts at once, and is one move however many digits it has. */
export class CashDraft {
  readonly #table: NeomTable;
  /** What stands in a field and is not stored, by player. */
  #typed = $state.raw<Readonly<Record<string, string>>>({});

  constructor(table: NeomTable) {
    this.#table = table;
  }

  /** The table with what is typed. */
  get state(): Table {
    const { state } = this.#table;
    return { ...state, players: state.players.map((player) => this.of(player)) };
  }

  of(player: Player): Player {
    const amount = amountFrom(this.textOf(player));
    return amount === undefined ? player : { ...player, money: amount };
  }

  textOf({ id, money }: Player): string {
    return this.#typed[id] ?? String(money ?? '');
  }

  isTyping({ id }: Player): boolean {
    return id in this.#typed;
  }

  isWrong(player: Player): boolean {
    return this.isTyping(player) && amountFrom(this.textOf(player)) === undefined;
  }

  type({ id }: Player, text: string): void {
    this.#typed = { ...this.#typed, [id]: text };
  }

  /** An entry is over; what is no amount stays to be mended. */
  store(): void {
    const { players } = this.#table.state;
    const changed = players
      .map((player) => this.of(player))
      .filter(({ money }, seat) => money !== players[seat]!.money);
    this.#typed = Object.fromEntries(
      Object.entries(this.#typed).filter(([, text]) => amountFrom(text) === undefined)
    );
    for (const { id, money } of changed) this.#table.make({ type: 'set-money', player: id, money });
  }

  includeIncome({ id }: Player, included: boolean): void {
    this.#table.make({ type: 'set-final-income', player: id, included });
  }
}
