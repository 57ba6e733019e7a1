import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import {
  PAD_ROWS,
  scoreTable,
  type CityScore,
  type TableScore
} from '$lib/games/neom/rules/scoring';
import { parseTableFile, type TableFile } from '$lib/games/neom/rules/table-file';
import type { Table } from '$lib/games/neom/rules/table';
import { scorePage } from '$lib/games/neom/text/en/score-page';
import { figure } from '$lib/text/figure';
import { ruleSentence } from '$lib/games/neom/text/en/score-lines';
import { isOpen, type FigureRow } from '$lib/games/neom/ui/score/explain/figure';
import { en } from '../../src/lib/text/en';
import { keepText } from '../../src/lib/text/keep';
import { expect } from './fixtures';
import { seedTable } from './seed';

export const ROWS: readonly FigureRow[] = [...PAD_ROWS, 'total'];

/** What the clerk command says of a table file: the same reading, the same rules. */
export function clerkScore(file: unknown): { table: Table; score: TableScore } {
  const table = parseTableFile(file);
  if (!table.ok) throw new Error(table.fault.code);
  return { table: table.value, score: scoreTable(table.value) };
}

/** The names of all figures in reading order. */
export const figureNames = ({ table, score }: ReturnType<typeof clerkScore>): readonly string[] =>
  ROWS.flatMap((row) =>
    score.players.map((city, seat) =>
      scorePage.pad.figure(row, table.players[seat]!.name, city.pad[row], isOpen(city, row))
    )
  );

/** The Score page of a table on a device that has just been given it. */
export async function openScore(page: Page, file: unknown): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: en.home.none })).toBeVisible();
  const id = await seedTable(page, file);
  await page.goto(`/neom/score/?table=${id}`);
  await expect(padOf(page)).toBeVisible();
}

export const padOf = (page: Page): Locator =>
  page.getByRole('table', { name: scorePage.pad.heading });

export const shownFigures = (page: Page): Promise<string[]> =>
  padOf(page)
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')!));

export const explainFigure = async (page: Page, name: string): Promise<Locator> => {
  await padOf(page).getByRole('button', { name, exact: true }).click();
  return page.getByRole('dialog');
};

/** A line as it must read: its sentence first, its points last. */
export interface ShownLine {
  readonly sentence: string;
  readonly points: string;
}

export const expectedLines = (city: CityScore, row: FigureRow): readonly ShownLine[] =>
  city.lines
    .filter(({ category }) => category === row)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .map((line) => ({ sentence: ruleSentence(line), points: figure(line.points) }));

interface Answer {
  readonly players: readonly { readonly name: string; readonly pad: CityScore['pad'] }[];
  readonly winners: readonly string[];
}

/** What the command itself answers, one answer a table. */
export const clerkAnswers = (files: readonly unknown[]): readonly Answer[] =>
  execFileSync('node', ['scripts/clerk.mjs', 'score', '--json', '-'], {
    input: files.map((file) => JSON.stringify(file)).join('\n'),
    encoding: 'utf8',
    // It says there which fields it skipped: the moves that come along.
    stdio: ['pipe', 'pipe', 'ignore']
  })
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Answer);

/** The figures of an answer as the pad names them, whether final or not. */
export const answeredFigures = ({ players }: Answer): readonly string[] =>
  ROWS.flatMap((row) =>
    players.map(({ name, pad }) => scorePage.pad.figure(row, name, pad[row], false))
  );

/** Saves a table through the page of tables, and reads the file. */
export async function exportTable(page: Page, nth: number): Promise<TableFile> {
  await page.goto('/tables/');
  await page
    .getByRole('button', { name: keepText.tables.actions('') })
    .nth(nth)
    .click();
  await page.getByRole('button', { name: keepText.tables.export }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: keepText.export.download }).click();
  return JSON.parse(readFileSync(await (await saving).path(), 'utf8')) as TableFile;
}

/** The text of each line on screen, white space as it is read. */
export const shownLines = (dialog: Locator): Promise<string[]> =>
  dialog
    .locator('li button[aria-pressed]')
    .evaluateAll((lines) => lines.map((line) => line.textContent!.replace(/\s+/g, ' ').trim()));
