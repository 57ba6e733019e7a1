import type { Locator, Page } from '@playwright/test';
import {
  PAD_ROWS,
  scoreTable,
  type CityScore,
  type TableScore
} from '$lib/games/neom/rules/scoring';
import { parseTableFile } from '$lib/games/neom/rules/table-file';
import type { Table } from '$lib/games/neom/rules/table';
import { figure, scorePage } from '$lib/games/neom/text/en/score-page';
import { scoreLineText } from '$lib/games/neom/text/en/score-lines';
import { isOpen, type FigureRow } from '$lib/games/neom/ui/score/explain/figure';
import { en } from '../../src/lib/text/en';
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
    .map((line) => ({ sentence: scoreLineText(line), points: figure(line.points) }));

/** The text of each line on screen, white space as it is read. */
export const shownLines = (dialog: Locator): Promise<string[]> =>
  dialog
    .locator('li button[aria-pressed]')
    .evaluateAll((lines) => lines.map((line) => line.textContent!.replace(/\s+/g, ' ').trim()));
