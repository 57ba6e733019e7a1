import type { BrowserContext, Page } from '@playwright/test';
import { en } from '../../src/lib/text/en';
import { enKeep } from '../../src/lib/text/en-keep';
import { watch } from '../../tests/e2e/watch';
import { actionFor, hastyTap, type Hand } from './actions';
import { diceOf } from './dice';
import {
  markOld,
  printNothing,
  reloadOld,
  rest,
  screen,
  stored,
  type Resting,
  type Screen,
  type Stored
} from './in-page';
import { Ledger } from './ledger';

const REMEMBERED = 20;
/** Every so many steps the whole store is read again: no entry may have changed. */
const WHOLE = 50;
/** Frames a page may take to come to rest, on a busy machine too. */
const FRAMES = 600;
/** Times a page is looked at again before what it shows is wrong. */
const LOOKS = 100;
const WAITING = [en.home.loading, en.table.loading, enKeep.statistics.loading];
const HASTE = 0.02;
const SECOND_TAB = 0.01;

/** Being without a network is no fault; neither is the one link that leads out. */
export const EXPECTED = [/net::ERR_INTERNET_DISCONNECTED/, /bgstatsapp/];

export interface Fault {
  readonly what: string;
  readonly step: number;
  readonly last: readonly string[];
}

interface Options {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly address: string;
  readonly seed: number;
  readonly actions: number;
  readonly onstep?: (step: number, done: string) => void;
}

/** What was compared with the store, so that nobody takes looking at nothing for finding nothing. */
export interface Seen {
  readonly cities: number;
  readonly pads: number;
  readonly lists: number;
  /** Entries in all logs at the end. */
  readonly entries: number;
}

export interface Played {
  readonly fault: Fault | undefined;
  readonly seen: Seen;
}

/** Plays at random, the same for the same seed, up to the first fault. The store has tables. */
export async function play(options: Options): Promise<Played> {
  const { seed, actions, onstep } = options;
  const monkey = await Monkey.at(options);
  const dice = diceOf(seed);
  const last: string[] = [];
  for (let step = 1; step <= actions; step++) {
    const rolls = [dice(), dice(), dice(), dice()] as const;
    const { done, fault } = await monkey.step(step, rolls);
    last.push(`${step}: ${done}`);
    onstep?.(step, done);
    if (fault) {
      const what = [fault, await monkey.report()].join('\n');
      return { fault: { what, step, last: last.slice(-REMEMBERED) }, seen: monkey.seen };
    }
  }
  return { fault: undefined, seen: monkey.seen };
}

type Rolls = readonly [number, number, number, number];

class Monkey {
  readonly #ledger = new Ledger();
  readonly #options: Options;
  readonly #faults: readonly string[];
  readonly #tabs: Page[];
  #opening = false;
  readonly #seen = { cities: 0, pads: 0, lists: 0 };

  private constructor(options: Options, faults: readonly string[]) {
    this.#options = options;
    this.#faults = faults;
    this.#tabs = [options.page];
    // A page the app opens beside itself leads out of it.
    options.context.on('page', (page) => {
      if (!this.#opening) void page.close();
    });
    options.page.on('filechooser', () => undefined);
  }

  static async at(options: Options): Promise<Monkey> {
    const { context, page, address } = options;
    const faults = await watch(context, new Set([new URL(address).origin]), EXPECTED);
    await context.addInitScript(printNothing);
    await page.goto(address);
    return new Monkey(options, faults);
  }

  get seen(): Seen {
    const lengths = Object.values(this.#ledger.lengths);
    return { ...this.#seen, entries: lengths.reduce((sum, length) => sum + length, 0) };
  }

  /** What a page that broke has to say for itself. */
  async report(): Promise<string> {
    for (const tab of this.#tabs) {
      const link = tab.getByRole('link', { name: en.failure.report });
      if (!(await link.isVisible())) continue;
      await link.click();
      return tab.getByRole('textbox').inputValue();
    }
    return '';
  }

  async step(step: number, [kind, who, roll, other]: Rolls) {
    const tab = this.#tabs[who < 0.7 ? 0 : this.#tabs.length - 1]!;
    const at = this.#tabs.indexOf(tab);
    let done = '';
    let fault: string | undefined;
    try {
      if (this.#tabs.length > 1) await tab.bringToFront();
      if (step === 1) fault = await this.#check(tab, true);
      if (kind < HASTE) [done, fault] = await this.#haste(tab, roll, other);
      else if (kind < HASTE + SECOND_TAB) done = await this.#secondTab();
      else done = await actionFor(rescaled(kind))(this.#handOf(tab, roll, other));
      fault ??= await this.#checkAll(tab, step % WHOLE === 0);
    } catch (error) {
      fault ??= `the monkey: ${String(error)}`;
    }
    return { done: `tab ${at + 1}: ${done}`, fault: this.#faults[0] ?? fault };
  }

  /** Checks the tab that did something, and the others where that has changed what is stored. */
  async #checkAll(tab: Page, whole: boolean): Promise<string | undefined> {
    const before = JSON.stringify(this.#ledger.lengths);
    let fault = tab.isClosed() ? undefined : await this.#check(tab, whole);
    const changed = JSON.stringify(this.#ledger.lengths) !== before;
    for (const page of this.#tabs)
      if (page !== tab && (changed || whole)) fault ??= await this.#check(page, whole);
    return fault;
  }

  #handOf(page: Page, roll: number, other: number): Hand {
    const { context, address } = this.#options;
    return { context, page, address, tables: this.#ledger.open, roll, other };
  }

  /** Taps and reloads at once: what was on screen must be there again. */
  async #haste(page: Page, roll: number, other: number): Promise<[string, string | undefined]> {
    const before = this.#ledger.lengths;
    const done = await hastyTap(this.#handOf(page, roll, other));
    const shown = await steady(() => page.evaluate(screen));
    await reloaded(page);
    const fault = await this.#check(page, true);
    const lost = this.#ledger.faultIn(shown, before[shown.table ?? '']);
    return [`${done} and reload at once`, fault ?? (lost && `lost in a reload: ${lost}`)];
  }

  /** Opens what this tab shows in a second one, or closes that. */
  async #secondTab(): Promise<string> {
    const second = this.#tabs[1];
    if (second) {
      await second.close();
      this.#tabs.pop();
      return 'close the second tab';
    }
    this.#opening = true;
    const page = await this.#options.context.newPage();
    this.#opening = false;
    page.on('filechooser', () => undefined);
    this.#tabs.push(page);
    await page.goto(this.#options.page.url());
    return 'open a second tab';
  }

  /** Waits for a tab to rest and compares what it shows with the store, and the store with before. */
  async #check(page: Page, whole: boolean): Promise<string | undefined> {
    if (!page.url().startsWith(this.#options.address)) await page.goto(this.#options.address);
    const fault = await this.#compare(page, whole);
    // Another tab's moves come a little later.
    for (let look = 0; fault && look < LOOKS; look++)
      if (!(await this.#compare(page, whole))) return undefined;
    return fault;
  }

  async #compare(page: Page, whole: boolean): Promise<string | undefined> {
    const known = whole ? {} : this.#ledger.lengths;
    const asked = { waiting: WAITING, frames: FRAMES, known };
    const { waits, now, shown } = await steady(() => lookAt(page, asked));
    if (waits) return `waits in vain for ${waits} at ${page.url()}`;
    this.#seen.cities += shown.city ? 1 : 0;
    this.#seen.pads += shown.pad?.length ? 1 : 0;
    this.#seen.lists += shown.listed.length > 0 ? 1 : 0;
    return this.#ledger.take(now, known) ?? saidIn(shown) ?? this.#ledger.faultIn(shown);
  }
}

interface Asked extends Resting {
  readonly known: Readonly<Record<string, number>>;
}

interface Looked {
  readonly waits: string | null;
  readonly now: Stored;
  readonly shown: Screen;
}

/** All there is to see of a page at rest, in one call. */
const lookAt = (page: Page, asked: Asked): Promise<Looked> =>
  page.evaluate(`(async (asked) => ({
    waits: await (${rest})(asked),
    now: await (${stored})(asked.known),
    shown: (${screen})()
  }))(${JSON.stringify(asked)})`);

const rescaled = (kind: number): number => (kind - HASTE - SECOND_TAB) / (1 - HASTE - SECOND_TAB);

/** What a page says of itself that it never should. */
const saidIn = ({ heading, notices, alert, path }: Screen): string | undefined =>
  [en.failure.heading, en.failure.notice, en.notices.memoryOnly, en.table.notSaved]
    .filter((words) => [heading, notices, alert].some((text) => text.includes(words)))
    .map((words) => `“${words}” at ${path}`)[0];

/** A step back still on its way may take the place of a reload, which is then asked for again. */
async function reloaded(page: Page): Promise<void> {
  await page.evaluate(markOld);
  while (await steady(() => page.evaluate(reloadOld)));
}

/** Asks again where the page was just being replaced by the next. */
async function steady<T>(ask: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await ask();
    } catch (error) {
      if (!/context was destroyed|navigat/i.test(String(error))) throw error;
    }
}
