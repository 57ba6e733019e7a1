import { GOODS, TIER_FACTS, tierOf } from '../../../data/goods';
import type { TileRow } from '../../../data/tile-row';
import { TILES } from '../../../data/tiles';
import { LEGEND } from '../../../text/en/legend';
import { tileFacts } from '../../../text/en/tile-facts';
import { RULES } from '../../../text/en/rules';
import { EXTRA_PAGES, extraPages } from '../../../text/en/rules/reference-pages';
import { GLOSSARY } from '../../../text/en/rules/glossary';
import { RULE_IDS } from '../../../text/en/rules/rule-ids';
import type { Passage } from '../../../text/en/rules/rule-text';
import { RULING_NUMBERS, rulingName } from '../../../text/en/rules/ruling-numbers';
import { RULINGS } from '../../../text/en/rules/rulings';
import { deckWords } from '../../../text/en/rules/tile-words';

export const KINDS = ['tile', 'rule', 'good', 'term', 'ruling', 'page'] as const;
export type Kind = (typeof KINDS)[number];

/** Something that can be looked up, with the words it is found by. */
export interface LookupDoc {
  /** `tile:45`, `rule:nearby`: its kind and its key there. */
  readonly id: string;
  readonly kind: Kind;
  readonly key: string;
  readonly name: string;
  /** Questions and other names. */
  readonly asks: readonly string[];
  readonly goods: string;
  readonly types: string;
  readonly text: string;
}

const doc = (
  kind: Kind,
  key: string | number,
  name: string,
  words: Partial<Pick<LookupDoc, 'asks' | 'goods' | 'types' | 'text'>>
): LookupDoc => ({
  id: `${kind}:${key}`,
  kind,
  key: String(key),
  name,
  asks: [],
  goods: '',
  types: '',
  text: '',
  ...words
});

function tileDoc(tile: TileRow): LookupDoc {
  if (tile.kind === 'disaster')
    return doc('tile', tile.number, tile.name, { types: `disaster ${deckWords(tile)}` });
  const makes = tile.produces === 'chosen' ? [] : tile.produces;
  const needs = tile.requirement.ways.flatMap(({ goods }) => goods);
  const names = [...makes, ...needs].map((good) => LEGEND.names[good]);
  return doc('tile', tile.number, tile.name, {
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

const said = (passage: Passage): string => {
  if (typeof passage === 'string') return passage;
  if ('list' in passage) return passage.list.join(' ');
  return [passage.columns, ...passage.rows].flat().join(' ');
};

export const LOOKUP_DOCS: readonly LookupDoc[] = [
  ...TILES.map(tileDoc),
  ...RULE_IDS.map((id) => {
    const { title, asks, body } = RULES[id];
    return doc('rule', id, title, { asks, text: body.map(said).join(' ') });
  }),
  ...GOODS.map((good) =>
    doc('good', good, LEGEND.names[good], {
      types: `${LEGEND.groups[tierOf(good)]} good`,
      text: `price £${TIER_FACTS[tierOf(good)].price}`
    })
  ),
  ...GLOSSARY.map(({ id, term, text, also = [] }) => doc('term', id, term, { asks: also, text })),
  ...RULING_NUMBERS.map((number) => {
    const { title, text, reason } = RULINGS[number];
    return doc('ruling', number, `${rulingName(number)} ${title}`, { text: `${text} ${reason}` });
  }),
  ...EXTRA_PAGES.map((id) =>
    doc('page', id, extraPages[id].name, { asks: [extraPages[id].asks], text: extraPages[id].hint })
  )
];
