import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { replay } from '$lib/engine/session';
import { neom } from '$lib/games/neom';
import { sessionFrom } from '$lib/games/neom/rules/moves/from-table';
import { parseTableFile } from '$lib/games/neom/rules/table-file';
import { diceOf, pick, weighted } from '../../scripts/monkey/dice';
import type { Screen, Stored } from '../../scripts/monkey/in-page';
import { Ledger } from '../../scripts/monkey/ledger';

const file: unknown = JSON.parse(
  readFileSync(new URL('../tables/five-players.json', import.meta.url), 'utf8')
);

const session = () => {
  const table = parseTableFile(file);
  if (!table.ok) throw new Error(JSON.stringify(table.fault));
  return sessionFrom(table.value);
};

/** The store after the first so many moves of a table. */
function storeAfter(count: number): Stored {
  const { setup, moves } = session();
  const done = moves.slice(0, count);
  const state = replay(neom, setup, done);
  if (!state.ok) throw new Error(JSON.stringify(state.fault));
  const { rulesVersion } = neom;
  const summary = neom.summaryOf(state.value);
  const card = { id: 't', length: count, deletedAt: null, rulesVersion, setup, summary };
  return { cards: [card], logs: { t: done.map((move, seq) => ({ seq, entry: { do: move } })) } };
}

const LENGTH = session().moves.length;

const screenOf = (shown: Partial<Screen>): Screen => ({
  ...{ path: '/', table: null, heading: '', notices: '', alert: '' },
  ...{ city: null, pad: null, listed: [] },
  ...shown
});

test('the same seed rolls the same, another one does not', () => {
  const rolls = (seed: number) => Array.from({ length: 5 }, diceOf(seed));
  expect(rolls(7)).toEqual(rolls(7));
  expect(rolls(7)).not.toEqual(rolls(8));
  expect(rolls(7).every((roll) => roll >= 0 && roll < 1)).toBe(true);
  expect([0, 0.5, 0.99].map((roll) => pick('abc'.split(''), roll))).toEqual(['a', 'b', 'c']);
  const heavy = [[3, 'often'] as const, [1, 'seldom'] as const];
  expect([0, 0.74, 0.76].map((roll) => weighted(heavy, roll))).toEqual([
    'often',
    'often',
    'seldom'
  ]);
});

test('a log that grows is fine; one that shrinks, changes, has a hole or is gone is not', () => {
  const ledger = new Ledger();
  expect(ledger.take(storeAfter(3), {})).toBeUndefined();
  expect(ledger.take(storeAfter(5), {})).toBeUndefined();
  expect(ledger.lengths).toEqual({ t: 5 });
  expect(ledger.take(storeAfter(4), {})).toMatch(/no longer the same/);

  const { cards, logs } = storeAfter(5);
  const log = logs['t']!;
  const changed = log.map((record, at) => (at === 2 ? { ...record, entry: 'undo' } : record));
  expect(ledger.take({ cards, logs: { t: changed } }, {})).toMatch(/no longer the same/);
  expect(ledger.take({ cards, logs: { t: log.slice(1) } }, {})).toMatch(/hole/);
  expect(ledger.take({ cards, logs: { t: log.slice(0, 4) } }, {})).toMatch(/says 5 entries/);
  expect(ledger.take({ cards: [], logs: {} }, {})).toMatch(/gone/);
});

test('a figure of the pad, a list or a City that is not the stored table’s is told', () => {
  const ledger = new Ledger();
  ledger.take(storeAfter(LENGTH), {});
  const state = storeAfter(LENGTH).cards[0]!.summary.totals!;
  expect(ledger.faultIn(screenOf({ listed: [['t', state.map(String)]] }))).toBeUndefined();
  const wrong = state.map((total) => String(total + 1));
  expect(ledger.faultIn(screenOf({ listed: [['t', wrong]] }))).toMatch(/clerk says/);
  expect(ledger.faultIn(screenOf({ table: 't', pad: [] }))).toMatch(/clerk says/);
  const city = { label: 'City of Nobody', cells: [], total: '', players: [] };
  expect(ledger.faultIn(screenOf({ table: 't', city }))).toMatch(/nobody/);
  const alert = 'This table is not on this device';
  expect(ledger.faultIn(screenOf({ table: 't', pad: [], alert }))).toBeUndefined();
});
