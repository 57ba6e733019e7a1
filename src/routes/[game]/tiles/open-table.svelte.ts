import type { GameEntry } from '$lib/games/registry';
import { currentTable } from '$lib/shell/current-table.svelte';
import { tableList } from '$lib/shell/table-list.svelte';

/** Opens the table in play, so that a tile can say where it lies. */
export function keepTableOpen(gameOf: () => GameEntry): void {
  $effect(() => {
    const game = gameOf();
    const card = tableList.current;
    if (card?.game === game.meta.id && !currentTable.table)
      void currentTable.show(game.loadRules, card.id);
  });
}
