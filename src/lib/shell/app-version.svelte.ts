/**
 * The service worker as the interface sees it. A new version waits until someone says so; the tab
 * that says so reloads, every other tab keeps what is typed in it and is told.
 *
 * Written against the browser's own registration: workbox-window stops listening after its second
 * update and takes the first update of a page that was loaded without a worker for an install.
 */
class AppVersion {
  offline = $state<'unsupported' | 'preparing' | 'ready'>('preparing');
  /** True once, right after the first install has finished. */
  justReady = $state(false);
  /** A new version is there and asks. */
  waiting = $state(false);
  /** Another tab took the new version: this one still runs the old. */
  replaced = $state(false);

  #url = '';
  #scope = '';
  #registration: ServiceWorkerRegistration | undefined;
  /** The worker this page belongs to: the one it was loaded by, or the one its visit installs. */
  #own: ServiceWorker | null = null;
  #accepted = false;

  async register(url: string, scope: string): Promise<void> {
    // Missing or empty where the address is not safe or the browser forbids workers.
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    if (!workers) {
      this.offline = 'unsupported';
      return;
    }
    this.#url = url;
    this.#scope = scope;
    this.#own = workers.controller;
    workers.addEventListener('controllerchange', () => this.#changeController());
    // Filling the cache must not slow the first page down.
    if (document.readyState !== 'complete')
      await new Promise((loaded) => addEventListener('load', loaded, { once: true }));
    await this.#start();
    // An installed app may never navigate: look for a new version when it comes back into view.
    const look = () => void this.#look();
    document.addEventListener('visibilitychange', look);
    addEventListener('online', look);
  }

  /** Lets the waiting version take over; this page reloads when it has. */
  accept(): void {
    this.waiting = false;
    this.#accepted = true;
    const worker = this.#registration?.waiting;
    if (worker) worker.postMessage({ type: 'SKIP_WAITING' });
    else location.reload();
  }

  /** Asks again with the next version, or when the app is opened anew. */
  later(): void {
    this.waiting = false;
  }

  async #start(): Promise<void> {
    try {
      const registration = await navigator.serviceWorker.register(this.#url, {
        scope: this.#scope,
        updateViaCache: 'none'
      });
      if (registration !== this.#registration) this.#follow(registration);
    } catch {
      this.offline = 'unsupported';
    }
  }

  #follow(registration: ServiceWorkerRegistration): void {
    this.#registration = registration;
    const { active, waiting, installing } = registration;
    this.#own ??= active ?? waiting ?? installing;
    this.offline = active ? 'ready' : 'preparing';
    for (const worker of [waiting, installing]) if (worker) this.#followWorker(worker, !active);
    registration.addEventListener('updatefound', () => {
      const { active, installing } = registration;
      if (installing) this.#followWorker(installing, !active);
    });
    this.#see();
  }

  #followWorker(worker: ServiceWorker, first: boolean): void {
    worker.addEventListener('statechange', () => {
      this.#see();
      if (worker.state !== 'activated') return;
      this.offline = 'ready';
      if (first) this.justReady = true;
    });
  }

  /** A first install passes through waiting too, but with nothing active there is nothing to ask. */
  #see(): void {
    this.waiting = Boolean(this.#registration?.active && this.#registration.waiting);
  }

  #changeController(): void {
    const { controller } = navigator.serviceWorker;
    this.#own ??= controller;
    this.#see();
    if (this.#accepted) location.reload();
    else if (controller !== this.#own) this.replaced = true;
  }

  async #look(): Promise<void> {
    if (document.visibilityState !== 'visible' || !navigator.onLine) return;
    // A first install that broke off leaves no registration to update.
    if (!this.#registration?.active) return this.#start();
    await this.#registration.update().catch(() => undefined);
  }
}

export const appVersion = new AppVersion();
