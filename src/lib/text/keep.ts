import type { Sentences } from './catalogue';
import { enKeep } from './en-keep';

/** The words of the pages that keep tables and move them. */
export const keepText: Sentences<typeof enKeep> = enKeep;
