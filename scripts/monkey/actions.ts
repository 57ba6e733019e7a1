import type { BrowserContext, Page } from '@playwright/test';
import { pick, weighted } from './dice';
import { fill, leadsOutside, reach } from './in-page';

/** What an action may use: the tab it is for, and numbers from 0 to 1 to choose by. */
export interface Hand {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly address: string;
  /** Ids of tables that can be opened. */
  readonly tables: readonly string[];
  readonly roll: number;
  readonly other: number;
}

/** Does something and says what. */
export type Action = (hand: Hand) => Promise<string>;

const TABLE_PAGES = ['neom/city', 'neom/score', 'neom/prices', 'neom/disasters'];
const PAGES = [
  '',
  'new/',
  'tables/',
  'tables/',
  'statistics/',
  'backup/',
  'import/',
  'receive/',
  'receive/#1.nonsense',
  'report/',
  'settings/',
  'settings/legend/',
  'settings/licences/',
  'neom/rules/',
  'neom/rules/#find',
  'neom/tiles/',
  'neom/tiles/60/',
  'neom/city/',
  'neom/score/?table=nobody-knows',
  'neom/city/?table=%F0%9F%8F%99',
  'replay/',
  'hand-over/?table=nobody-knows',
  'not/there/'
];

const WORDS = [
  '',
  ' ',
  '7',
  '0',
  '12',
  '-3',
  '99999999999999999999',
  '3.5',
  '1e9',
  'NaN',
  'coal',
  'Ana',
  'Bea',
  '137',
  '<b>x</b>',
  '2024-02-30',
  '2024-02-29',
  '👩‍👩‍👧‍👦🏙️',
  'מרים עם שם',
  'a'.repeat(60),
  'Ünïcödé '.repeat(40),
  '\\u0000\u0000\ufeff',
  '"};{["'
];

const city = (name: string, tiles: readonly number[]) => ({
  name,
  cityGood: 'coal',
  money: 5,
  finalIncomeIncluded: false,
  tiles: tiles.map((tile, at) => ({ row: 0, col: at, tile, roads: 'NESW' }))
});
const file = (players: readonly unknown[]) =>
  JSON.stringify({ format: 'town-clerk/neom', version: 1, generation: 2, players });
const FILES = [
  file([city('Ana', [1, 2, 3]), city('מרים', [4, 6])]),
  file([city('a'.repeat(60), [])]),
  file([]),
  '{"format":"town-clerk/neom","version":99}',
  '{"format"',
  '',
  'null'
];

const KEYS = [
  ...['Tab', 'Tab', 'Shift+Tab', 'Enter', 'Enter', 'Space', 'Escape', 'Backspace', 'Delete', '/'],
  ...['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'Control+z'],
  ...['Control+Shift+z', 'r', 'n', 'e', 's', 'w', 'a', '&'],
  ...'01123456789'
];

const TILES = 150;

const tap: Action = async ({ page, roll }) => {
  const place = await page.evaluate(reach, roll);
  if (!place) return 'tap: nothing to tap';
  await page.mouse.click(place.x, place.y);
  return `tap ${place.name}`;
};

const tapAnywhere: Action = async ({ page, roll, other }) => {
  const { width, height } = page.viewportSize()!;
  const point = { x: Math.floor(roll * width), y: Math.floor(other * height) };
  if (await page.evaluate(leadsOutside, point)) return 'tap: would leave';
  await page.mouse.click(point.x, point.y);
  return `tap at ${point.x}, ${point.y}`;
};

const write: Action = async (hand) => {
  const { page, roll, other } = hand;
  const value = pick(WORDS, other);
  const done = await page.evaluate(fill, { roll, value, file: pick(FILES, other) });
  if (done === null) return tap(hand);
  return `write ${JSON.stringify(value.slice(0, 20))} into ${done}`;
};

const press: Action = async ({ page, roll }) => {
  const key = pick(KEYS, roll);
  await page.keyboard.press(key);
  return `press ${key}`;
};

/** A tile by its number, as the City page takes it from the keyboard. */
const enterTile: Action = async ({ page, roll }) => {
  const digits = String(1 + Math.floor(roll * TILES)).padStart(3, '0');
  await page.keyboard.type(digits);
  return `type ${digits}`;
};

const goToTable: Action = async ({ page, address, tables, roll, other }) => {
  const pages = [...TABLE_PAGES, ...TABLE_PAGES, 'replay', 'hand-over'];
  const to = `${pick(pages, roll)}/?table=${pick(tables, other) ?? ''}`;
  await page.goto(address + to);
  return `go to ${to}`;
};

const goToPage: Action = async ({ page, address, roll }) => {
  const to = pick(PAGES, roll);
  await page.goto(address + to);
  return `go to ${to}`;
};

const back: Action = async ({ page }) => {
  await page.goBack();
  return 'back';
};

const forward: Action = async ({ page }) => {
  await page.goForward();
  return 'forward';
};

const reload: Action = async ({ page }) => {
  await page.reload();
  return 'reload';
};

const look: Action = async ({ page, roll }) => {
  const colorScheme = roll < 0.5 ? 'dark' : 'light';
  await page.emulateMedia({ colorScheme });
  return colorScheme;
};

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
  { width: 320, height: 568 }
];

const resize: Action = async ({ page, roll }) => {
  const size = pick(SIZES, roll);
  await page.setViewportSize(size);
  return `${size.width} × ${size.height}`;
};

const network: Action = async ({ context, roll }) => {
  const offline = roll < 0.5;
  await context.setOffline(offline);
  return offline ? 'offline' : 'online';
};

/** What a restless person does, and how often. */
const ACTIONS: readonly (readonly [number, Action])[] = [
  [60, tap],
  [3, tapAnywhere],
  [12, write],
  [12, press],
  [8, enterTile],
  [4, goToTable],
  [1.5, goToPage],
  [3, back],
  [1, forward],
  [1, reload],
  [1, look],
  [1, resize],
  [1, network]
];

export const actionFor = (roll: number): Action => weighted(ACTIONS, roll);
/** A tap so soon before a reload that nothing of it need be stored yet. */
export const hastyTap = tap;
