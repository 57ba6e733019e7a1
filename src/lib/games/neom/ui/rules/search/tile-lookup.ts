import { lookupIndex } from './lookup-index';
import { TILE_DOCS } from './tile-docs';

/** Looks up tiles alone: a small index answers every key in its own frame. */
export const lookUpTile = lookupIndex(TILE_DOCS);
