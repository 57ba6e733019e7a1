import type { Catalogue } from './catalogue';
import { en } from './en';

/** Every language the interface speaks. A second one is one more file and one more row here. */
export const CATALOGUES = { en } as const satisfies Record<string, Catalogue>;
export type Language = keyof typeof CATALOGUES;

/** The words of the interface. */
export const text: Catalogue = CATALOGUES.en;
