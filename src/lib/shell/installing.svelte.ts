/** Chromium's own; no standard has it. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

/** How the app can be put on this device: the browser asks by itself, or the user must. */
export type InstallWay = 'prompt' | 'share-sheet' | 'none';

const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

/** Only Safari on iOS and iPadOS has this property; it is true in an app on the Home Screen. */
const isIosSafariTab = (): boolean => (navigator as { standalone?: boolean }).standalone === false;

class Installing {
  #prompt = $state.raw<InstallPrompt | undefined>();
  #way = $state<InstallWay>('none');

  get way(): InstallWay {
    return this.#way;
  }

  watch(): () => void {
    if (isIosSafariTab() && !isInstalled()) this.#way = 'share-sheet';
    const offered = (event: Event) => {
      // The browser's own banner would come at its moment, not at ours.
      event.preventDefault();
      this.#prompt = event as InstallPrompt;
      this.#way = 'prompt';
    };
    const done = () => (this.#way = 'none');
    addEventListener('beforeinstallprompt', offered);
    addEventListener('appinstalled', done);
    return () => {
      removeEventListener('beforeinstallprompt', offered);
      removeEventListener('appinstalled', done);
    };
  }

  /** A prompt can be shown once. */
  async ask(): Promise<void> {
    this.#way = 'none';
    await this.#prompt?.prompt();
    this.#prompt = undefined;
  }
}

export const installing = new Installing();
