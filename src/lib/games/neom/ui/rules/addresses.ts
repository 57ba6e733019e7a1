import { base } from '$app/paths';
import type { Good } from '../../data/goods';
import { meta } from '../../meta';
import { chapterOf, type RuleId } from '../../text/en/rules/rule-ids';
import type { RulingNumber } from '../../text/en/rules/ruling-numbers';
import { printedNumber } from '../../text/en/rules/tile-words';
import type { ReferenceId } from '../../text/en/rules/reference-pages';

/** Where everything that can be looked up has its address. */
const home = `${base}/${meta.id}`;

export const tilesHref = `${home}/tiles/`;
export const referenceHref = (id: ReferenceId): string => `${home}/rules/${id}/`;

export const ruleHref = (id: RuleId): string => `${referenceHref(chapterOf(id))}#${id}`;
export const termHref = (id: string): string => `${referenceHref('glossary')}#${id}`;
export const rulingHref = (number: RulingNumber): string =>
  `${referenceHref('rulings')}#ruling-${number}`;
export const goodHref = (good: Good): string => `${referenceHref('goods')}#${good}`;

/** A tile's page; `query` is the list it was opened from, for previous and next. */
export const tileHref = (number: number, query = ''): string =>
  `${tilesHref}${printedNumber(number)}/${query === '' ? '' : `?${query}`}`;
