// What runs inside the page. Each function travels there alone, so it uses nothing from around it.

/** The browser's own dialog would wait for a person. */
export function printNothing(): void {
  window.print = () => {
    dispatchEvent(new Event('beforeprint'));
    dispatchEvent(new Event('afterprint'));
  };
}

/** Of a page that is to be reloaded, so that it can be told from the one after. */
export function markOld(): void {
  Object.assign(window, { old: true });
}

/** Reloads a marked page and waits a while; answers whether it is still there. */
export async function reloadOld(): Promise<boolean> {
  const FRAMES = 60;
  if (!('old' in window)) return false;
  location.reload();
  for (let frame = 0; frame < FRAMES; frame++) await new Promise((go) => setTimeout(go, 16));
  return true;
}

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly name: string;
}

/** Brings one of the controls a finger could reach into view and tells where it is. */
export function reach(roll: number): Place | null {
  const TRIES = 12;
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const isOutside = (element: Element): boolean =>
    element instanceof HTMLAnchorElement && element.origin !== location.origin;
  const controls = [
    ...(dialog ?? document).querySelectorAll<HTMLElement>(
      'a[href], button, summary, input:not([type=file]), [role=gridcell], [role=option]'
    )
  ].filter(
    (element) => !element.matches(':disabled') && !isOutside(element) && element.checkVisibility()
  );
  const first = Math.floor(roll * controls.length);
  for (let at = 0; at < Math.min(TRIES, controls.length); at++) {
    const element = controls[(first + at) % controls.length]!;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    if (!hit || ![element, ...labels].some((part) => part.contains(hit))) continue;
    const said = element.getAttribute('aria-label') ?? element.textContent;
    return { x, y, name: `${element.localName} ${said.replace(/\s+/g, ' ').trim().slice(0, 60)}` };
  }
  return null;
}

/** Whether a tap there would leave the app. */
export const leadsOutside = ({ x, y }: { x: number; y: number }): boolean => {
  const link = document.elementFromPoint(x, y)?.closest('a');
  return !!link && link.origin !== location.origin;
};

/** Writes into one of the fields, chooses an option or a file; answers what it did. */
export function fill({
  roll,
  value,
  file
}: {
  roll: number;
  value: string;
  file: string;
}): string | null {
  type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
  const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const fields = [...scope.querySelectorAll<Field>('input, select, textarea')].filter(
    (field) =>
      !field.matches(
        ':disabled, :read-only:not(select, [type=file]), [type=radio], [type=checkbox]'
      ) &&
      (field.type === 'file' || field.checkVisibility()) &&
      !field.closest('[inert]')
  );
  const field = fields[Math.floor(roll * fields.length)];
  if (!field) return null;
  field.focus();
  if (field instanceof HTMLSelectElement) {
    field.selectedIndex = value.length % field.options.length;
  } else if (field.type === 'file') {
    const chosen = new DataTransfer();
    chosen.items.add(new File([file], 'table.json', { type: 'application/json' }));
    (field as HTMLInputElement).files = chosen.files;
  } else {
    field.value = field.maxLength > 0 ? value.slice(0, field.maxLength) : value;
  }
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
  return `${field.type} ${field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent.trim() ?? ''}`;
}

/** What a page shows that must be so in the store. */
export interface Screen {
  readonly path: string;
  readonly table: string | null;
  readonly heading: string;
  readonly notices: string;
  readonly alert: string;
  /** Of the City page: whose City, its 25 spaces and its total, and each player's total. */
  readonly city: {
    readonly label: string;
    readonly cells: readonly string[];
    readonly total: string;
    readonly players: readonly string[];
  } | null;
  /** Of the Score page: each figure as it is read out; not while one is typed. */
  readonly pad: readonly string[] | null;
  /** Of the page of tables: the totals of each. */
  readonly listed: readonly (readonly [table: string, totals: readonly string[]])[];
}

export function screen(): Screen {
  const words = (element: Element | null | undefined): string =>
    (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
  const names = (selector: string): string[] =>
    [...document.querySelectorAll(selector)].map((one) => one.getAttribute('aria-label') ?? '');
  const { pathname, search } = location;
  const main = document.querySelector('main');
  const grid = main?.querySelector('[role=grid]');
  const strip = main?.querySelector('[role=group]:has(> .total)');
  // The figures follow cash as it is typed; it is stored when the field is left.
  const typing = document.activeElement?.matches('main input[inputmode=numeric]');
  return {
    path: pathname,
    table: new URLSearchParams(search).get('table'),
    heading: words(main?.querySelector('h1')),
    notices: [...document.querySelectorAll('main ~ *, .frame ~ *')].map(words).join(' '),
    alert: [...(main?.querySelectorAll('[role=alert]') ?? [])].map(words).join(' '),
    city:
      grid && strip && pathname.endsWith('/city/')
        ? {
            label: grid.getAttribute('aria-label') ?? '',
            cells: names('main [role=grid] [role=gridcell]'),
            total: words(strip.querySelector('.total')),
            players: [...document.querySelectorAll('main .tabs > button')].map(words)
          }
        : null,
    pad:
      pathname.endsWith('/score/') && !typing
        ? names('main table td > button[aria-haspopup]')
        : null,
    listed: pathname.endsWith('/tables/')
      ? [...document.querySelectorAll<HTMLAnchorElement>('main li a[href*="?table="]')].map(
          (row) => [
            new URL(row.href).searchParams.get('table') ?? '',
            [...row.querySelectorAll('b')].map(words)
          ]
        )
      : []
  };
}

export interface Resting {
  /** Words a page says while it waits for something. */
  readonly waiting: readonly string[];
  readonly frames: number;
}

/**
 * Resolves when a page has come to rest: drawn, nothing being fetched or waited for, and nothing of
 * its table still to be stored. Answers what it waits for where that does not come.
 */
export async function rest({ waiting, frames }: Resting): Promise<string | null> {
  const QUIET = 2;
  const RESTLESS = 12;
  /** A tab behind another is drawn once a second; its frames are counted by the clock. */
  const FRAME = 50;
  const nextFrame = (go: (value: unknown) => void) => {
    requestAnimationFrame(() => setTimeout(go));
    setTimeout(go, FRAME);
  };
  let changed = true;
  const changes = new MutationObserver(() => (changed = true));
  changes.observe(document, { subtree: true, childList: true, attributes: true });
  const left = (): string | undefined => {
    const main = document.querySelector('main');
    if (document.readyState !== 'complete' || !main) return 'the page';
    if (main.querySelector('[inert]')) return 'what is inert';
    const paragraphs = [...main.querySelectorAll('p')].map(({ textContent }) => textContent.trim());
    const word = waiting.find((one) => paragraphs.includes(one));
    if (word) return word;
    const id = new URLSearchParams(location.search).get('table');
    const unsaved = Object.keys(localStorage).some((key) =>
      key.startsWith(`town-clerk/unsaved/${id}/`)
    );
    return id && unsaved && !main.querySelector('[role=alert] *')
      ? 'a move to be stored'
      : undefined;
  };
  let still = 0;
  for (let frame = 0; frame < frames; frame++) {
    await new Promise(nextFrame);
    still = changed && frame < RESTLESS ? 0 : still + 1;
    changed = false;
    if (still >= QUIET && !left()) break;
  }
  changes.disconnect();
  return left() ?? null;
}

export interface StoredCard {
  readonly id: string;
  readonly length: number;
  readonly deletedAt: number | null;
  readonly rulesVersion: number;
  readonly setup: unknown;
  readonly summary: { readonly totals?: readonly number[] };
}

export interface Stored {
  readonly cards: readonly StoredCard[];
  readonly logs: Readonly<
    Record<string, readonly { readonly seq: number; readonly entry: unknown }[]>
  >;
}

/** The cards of all tables, and of each table the entries behind those known. */
export async function stored(known: Readonly<Record<string, number>>): Promise<Stored> {
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const db = await done(indexedDB.open('town-clerk'));
  const reading = db.transaction(['sessions', 'entries']);
  const cards: StoredCard[] = await done(reading.objectStore('sessions').getAll());
  const logs = await Promise.all(
    cards.map(async ({ id }) => {
      const range = IDBKeyRange.bound([id, known[id] ?? 0], [id, []]);
      const records: { seq: number; entry: unknown }[] = await done(
        reading.objectStore('entries').getAll(range)
      );
      return [id, records.map(({ seq, entry }) => ({ seq, entry }))] as const;
    })
  );
  db.close();
  return { cards, logs: Object.fromEntries(logs) };
}
