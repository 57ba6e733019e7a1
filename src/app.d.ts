declare const __APP_VERSION__: string;

declare namespace App {
  interface PageState {
    /** What a page has laid over itself; Back takes it away again. Each page knows its own. */
    over?: unknown;
  }
}

interface Window {
  /** The buttons tapped before the page was alive, asked for once it is. From app.html. */
  takeEarlyTaps?: () => Set<HTMLButtonElement>;
}
