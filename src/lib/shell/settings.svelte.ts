import { deviceNote } from './recall';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

interface SettingsData {
  readonly theme: Theme;
}

/** Read by app.html too, before the first paint. */
const note = deviceNote('settings');
const DEFAULTS: SettingsData = { theme: 'system' };

/** What was chosen on this device; a prerendered page, made where nothing is kept, has the defaults. */
function storedSettings(): SettingsData {
  const data = note.read() as { readonly theme?: unknown } | null;
  return { theme: THEMES.find((known) => known === data?.theme) ?? DEFAULTS.theme };
}

class Settings {
  // Read before the page comes alive: read later, it would undo a choice made in the meantime.
  #data = $state.raw(storedSettings());

  get theme(): Theme {
    return this.#data.theme;
  }

  set theme(theme: Theme) {
    this.#data = { ...this.#data, theme };
    this.#show();
    // Where storage is blocked the choice holds for this visit.
    note.write(this.#data);
  }

  #show(): void {
    const root = document.documentElement;
    if (this.theme === 'system') delete root.dataset['theme'];
    else root.dataset['theme'] = this.theme;
  }
}

export const settings = new Settings();
