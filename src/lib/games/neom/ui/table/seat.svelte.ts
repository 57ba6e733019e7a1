import { keep, recall } from '$lib/shell/recall';
import type { Player, Table } from '../../rules/table';

/**
 * Whose City the phone shows, per table: the same on all pages and after a reload. A convenience of
 * this device, not part of the table.
 */
class Seat {
  #chosen = $state.raw<Readonly<Record<string, string>>>({});

  /** The player shown, the first where nobody was chosen or the chosen one has left. */
  of({ id, state }: { readonly id: string; readonly state: Table }): Player {
    const chosen = this.#chosen[id] ?? recall(`seat/${id}`);
    return state.players.find((player) => player.id === chosen) ?? state.players[0]!;
  }

  choose({ id }: { readonly id: string }, player: string): void {
    this.#chosen = { ...this.#chosen, [id]: player };
    keep(`seat/${id}`, player);
  }
}

export const seat = new Seat();
