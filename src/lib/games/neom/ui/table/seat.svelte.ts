import type { Player, Table } from '../../rules/table';

const keyOf = (table: string): string => `town-clerk/seat/${table}`;

function recall(table: string): string | undefined {
  try {
    return localStorage.getItem(keyOf(table)) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whose City the phone shows, per table: the same on all pages and after a reload. A convenience of
 * this device, not part of the table.
 */
class Seat {
  #chosen = $state.raw<Readonly<Record<string, string>>>({});

  /** The player shown, the first where nobody was chosen or the chosen one has left. */
  of({ id, state }: { readonly id: string; readonly state: Table }): Player {
    const chosen = this.#chosen[id] ?? recall(id);
    return state.players.find((player) => player.id === chosen) ?? state.players[0]!;
  }

  choose({ id }: { readonly id: string }, player: string): void {
    this.#chosen = { ...this.#chosen, [id]: player };
    try {
      localStorage.setItem(keyOf(id), player);
    } catch {
      // Storage is blocked: the choice holds for this visit.
    }
  }
}

export const seat = new Seat();
