import { Taught } from '$lib/shell/taught.svelte';
import { meta } from '../../meta';
import { isRoads, type Roads } from '../../rules/roads';

const taught = new Taught(meta.id);

/** Roads per tile number as players have tapped them in from the cardboard (NEOM-4). */
export const taughtRoads = {
  watch: () => taught.watch(),
  known: () => taught.known,
  of(tile: number): Roads | null {
    const roads = taught.pieces.get(tile);
    return isRoads(roads) ? roads : null;
  },
  teach: (tile: number, roads: Roads) => void taught.teach(tile, roads)
} as const;
