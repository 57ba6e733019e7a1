import type { GameEntry } from '$lib/games/registry';
import { currentTable } from '$lib/shell/current-table.svelte';
import { tableAtHand } from '$lib/shell/table-at-hand.svelte';

/** Opens the table at hand, so that a tile can say where it lies. */
export function keepTableOpen(gameOf: () => GameEntry): void {
  $effect(() => {
    const game = gameOf();
    const { place } = tableAtHand;
    if (place?.game === game.meta.id && !currentTable.table)
      void currentTable.show(game.loadRules, place.id);
  });
}
