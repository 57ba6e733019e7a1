import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { parseTableFile, type TableFile } from '$lib/games/neom/rules/table-file';
import type { Table } from '$lib/games/neom/rules/table';
import { answererFor } from '../../src/cli/commands';
import type { Options } from '../../src/cli/arguments';
import type { CommandName } from '../../src/cli/command-options';
import { headingOf, seesTable } from './app';
import { expect } from './fixtures';
import { seedTable, teachRoads } from './seed';

const fileOf = (name: string): TableFile =>
  JSON.parse(readFileSync(new URL(`../tables/${name}.json`, import.meta.url), 'utf8')) as TableFile;

const five = fileOf('five-players');
const full = fileOf('five-full');
const first = (file: TableFile, count: number, generation: 1 | 2 | 3 = 3): TableFile => ({
  ...file,
  generation,
  players: file.players.slice(0, count)
});
const ROUTE_ENDS = [
  { row: 2, col: 0, tile: 6, roads: 'EW' },
  { row: 2, col: 1, tile: 7, roads: 'EW' }
] as const;

/** Tables of every size, partly entered ones among them. */
export const MIDGAME_TABLES: Readonly<Record<string, TableFile>> = {
  'five players': five,
  'five full Cities': full,
  'four players in Generation 2': first(five, 4, 2),
  'three players': first(five, 3),
  'two players': first(five, 2),
  'alone in Generation 2, with a route': {
    ...first(five, 1, 2),
    players: [{ ...five.players[0]!, name: 'Solo', tiles: ROUTE_ENDS }]
  },
  'only one City entered, cash not known': {
    ...five,
    players: five.players.map((player, seat) => {
      const { name, cityGood, finalIncomeIncluded } = player;
      return seat === 0 ? player : { name, cityGood, finalIncomeIncluded, tiles: [] };
    })
  }
};

export function tableFrom(file: TableFile): Table {
  const table = parseTableFile(file);
  if (!table.ok) throw new Error(table.fault.code);
  return table.value;
}

/** What the clerk command answers with --json. */
export function clerk<T>(command: CommandName, options: Options, file: TableFile): T {
  const answerer = answererFor(command, options);
  if (!answerer.ok) throw new Error(answerer.fault.code);
  const answer = answerer.value(tableFrom(file));
  if (!answer.ok) throw new Error(answer.fault.code);
  return JSON.parse(JSON.stringify(answer.value.json())) as T;
}

/** Opens a page of the game with a table. */
export async function openPage(
  page: Page,
  file: TableFile,
  { name, path }: { readonly name: string; readonly path: string }
): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'No tables yet' })).toBeVisible();
  const id = await seedTable(page, file);
  await page.goto(`/neom/${path}/?table=${id}`);
  await seesTable(page);
  await expect(headingOf(page, name)).toBeVisible();
}

/** Lets the device know roads of tiles, as `{ 74: 'NES' }`. */
export const teach = (page: Page, roads: Readonly<Record<number, string>>): Promise<void> =>
  teachRoads(page, {
    ...five,
    players: [
      {
        ...five.players[0]!,
        tiles: Object.entries(roads).map(([tile, letters], index) => ({
          row: Math.floor(index / 5),
          col: index % 5,
          tile: Number(tile),
          roads: letters
        }))
      }
    ]
  });
