import { LOOKUP_DOCS } from './lookup-docs';
import { lookupIndex } from './lookup-index';

/** Looks everything up: tiles, rules, Goods, terms, rulings and pages. */
export const lookUp = lookupIndex(LOOKUP_DOCS);
