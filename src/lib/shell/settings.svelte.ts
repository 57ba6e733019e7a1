export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

interface SettingsData {
  readonly theme: Theme;
}

/** The key is read by app.html too, before the first paint. */
const KEY = 'town-clerk/settings';
const DEFAULTS: SettingsData = { theme: 'system' };

/** What was chosen on this device; a prerendered page, made where nothing is kept, has the defaults. */
function storedSettings(): SettingsData {
  try {
    const data: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const theme = (data as { theme?: unknown } | null)?.theme;
    return { theme: THEMES.find((known) => known === theme) ?? DEFAULTS.theme };
  } catch {
    return DEFAULTS;
  }
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
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#data));
    } catch {
      // Storage is blocked: the choice holds for this visit.
    }
  }

  #show(): void {
    const root = document.documentElement;
    if (this.theme === 'system') delete root.dataset['theme'];
    else root.dataset['theme'] = this.theme;
  }
}

export const settings = new Settings();
