import { GOODS, TIER_FACTS, tierOf } from '../../../data/goods';
import { LEGEND } from '../../../text/en/legend';
import { RULES } from '../../../text/en/rules';
import { EXTRA_PAGES, extraPages } from '../../../text/en/rules/reference-pages';
import { GLOSSARY } from '../../../text/en/rules/glossary';
import { RULE_IDS } from '../../../text/en/rules/rule-ids';
import type { Passage } from '../../../text/en/rules/rule-text';
import { RULING_NUMBERS, rulingName } from '../../../text/en/rules/ruling-numbers';
import { RULINGS } from '../../../text/en/rules/rulings';
import { docOf, type LookupDoc } from './lookup-doc';
import { TILE_DOCS } from './tile-docs';

const said = (passage: Passage): string => {
  if (typeof passage === 'string') return passage;
  if ('list' in passage) return passage.list.join(' ');
  return [passage.columns, ...passage.rows].flat().join(' ');
};

export const LOOKUP_DOCS: readonly LookupDoc[] = [
  ...TILE_DOCS,
  ...RULE_IDS.map((id) => {
    const { title, asks, body } = RULES[id];
    return docOf('rule', id, title, { asks, text: body.map(said).join(' ') });
  }),
  ...GOODS.map((good) =>
    docOf('good', good, LEGEND.names[good], {
      types: `${LEGEND.groups[tierOf(good)]} good`,
      text: `price £${TIER_FACTS[tierOf(good)].price}`
    })
  ),
  ...GLOSSARY.map(({ id, term, text, also = [] }) => docOf('term', id, term, { asks: also, text })),
  ...RULING_NUMBERS.map((number) => {
    const { title, question, text, reason } = RULINGS[number];
    return docOf('ruling', number, `${rulingName(number)} ${title}`, {
      asks: [question],
      text: `${text} ${reason}`
    });
  }),
  ...EXTRA_PAGES.map((id) =>
    docOf('page', id, extraPages[id].name, {
      asks: [extraPages[id].asks],
      text: extraPages[id].hint
    })
  )
];
