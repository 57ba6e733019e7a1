import type { Catalogue } from './catalogue';
import { en } from './en';

/** The words of the interface. A second language is one more file beside `en`, and a choice here. */
export const text: Catalogue = en;
