import type { GameReference } from '$lib/shell/game-reference';
import { TILES } from '../../data/tiles';
import { REFERENCE_IDS, referenceName } from '../../text/en/rules/reference-pages';
import { printedNumber } from '../../text/en/rules/tile-words';
import ReferencePage from './ReferencePage.svelte';
import Start from './Start.svelte';
import Tile from './tile/Tile.svelte';
import TileIndex from './tiles/TileIndex.svelte';

export const reference: GameReference = {
  Start,
  pages: REFERENCE_IDS.map((id) => ({ id, name: referenceName(id) })),
  Page: ReferencePage,
  TileIndex,
  tiles: TILES.map(({ number, name }) => ({ id: printedNumber(number), name })),
  Tile
};
