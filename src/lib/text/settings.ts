import type { Sentences } from './catalogue';
import { enSettings } from './en-settings';

/** The words of Settings and the pages behind it. */
export const settingsText: Sentences<typeof enSettings> = enSettings;
