import type { TileRow } from '../../../data/tile-row';
import { TILES } from '../../../data/tiles';
import { LEGEND } from '../../../text/en/legend';
import { deckWords } from '../../../text/en/rules/tile-words';
import { tileFacts } from '../../../text/en/tile-facts';
import { docOf, type LookupDoc } from './lookup-doc';

function tileDoc(tile: TileRow): LookupDoc {
  if (tile.kind === 'disaster')
    return docOf('tile', tile.number, tile.name, { types: `disaster ${deckWords(tile)}` });
  const makes = tile.produces === 'chosen' ? [] : tile.produces;
  const needs = tile.requirement.ways.flatMap(({ goods }) => goods);
  const names = [...makes, ...needs].map((good) => LEGEND.names[good]);
  return docOf('tile', tile.number, tile.name, {
    goods: names.join(' '),
    types: [
      ...tile.types.map((type) => LEGEND.names[type]),
      deckWords(tile),
      ...(tile.polluting ? ['polluting pollution'] : []),
      ...(tile.power ? ['power plant electricity'] : []),
      ...(tile.income ? ['income'] : []),
      ...(tile.vp === 'variable' ? ['variable question mark ?'] : [])
    ].join(' '),
    text: tileFacts(tile).join('. ')
  });
}

export const TILE_DOCS: readonly LookupDoc[] = TILES.map(tileDoc);
