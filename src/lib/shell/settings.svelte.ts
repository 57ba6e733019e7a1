export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

interface SettingsData {
  readonly theme: Theme;
}

/** The key is read by app.html too, before the first paint. */
const KEY = 'town-clerk/settings';
const DEFAULTS: SettingsData = { theme: 'system' };

function parseSettings(raw: string | null): SettingsData {
  try {
    const data: unknown = JSON.parse(raw ?? '{}');
    const theme = (data as { theme?: unknown } | null)?.theme;
    return { theme: THEMES.find((known) => known === theme) ?? DEFAULTS.theme };
  } catch {
    return DEFAULTS;
  }
}

class Settings {
  #data = $state.raw<SettingsData>(DEFAULTS);

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

  /** Called once in the browser; prerendered pages show the defaults. */
  load(): void {
    try {
      this.#data = parseSettings(localStorage.getItem(KEY));
    } catch {
      this.#data = DEFAULTS;
    }
    this.#show();
  }

  #show(): void {
    const root = document.documentElement;
    if (this.theme === 'system') delete root.dataset['theme'];
    else root.dataset['theme'] = this.theme;
  }
}

export const settings = new Settings();
