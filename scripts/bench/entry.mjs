// Entering a City on the keypad beside four full ones: what each tap costs, to its result on screen.
import { pathToFileURL } from 'node:url';
import { bundled } from '../bundle.mjs';
import { serve } from '../set-up/serve.mjs';
import { fullTable } from './full-table.mjs';
import { median } from './median.mjs';
import { SLOWED, timedPage } from './slow-page.mjs';

const FRAME = 1000 / 60;
/** Tiles not on the table yet, with roads the device knows. */
const TILES = [21, 22, 23, 61, 63, 1, 2, 18, 19, 20, 44, 45, 46, 47, 48, 49, 50, 51, 53, 54, 55];

const taught = () => ({
  ...fullTable(),
  players: [
    {
      name: 'Ana',
      cityGood: 'coal',
      tiles: TILES.map((tile, at) => ({
        row: Math.floor(at / 5),
        col: at % 5,
        tile,
        roads: 'NESW'
      }))
    }
  ]
});

const withEmptySeat = ({ players: [first, ...others], ...table }) => ({
  ...table,
  players: [{ ...first, tiles: [] }, ...others]
});

/** Resolves after the next frame is drawn. */
const drawn = () =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(true))));

/** Rows of [name, value, budget]. */
export async function measureEntry(browser, directory) {
  const { seedTable, teachRoads } = await import(
    pathToFileURL(await bundled('tests/e2e/seed.ts')).href
  );
  const { server, address } = await serve({ directory });
  const { context, page, spentOn } = await timedPage(browser);
  await page.goto(address);
  await page.getByRole('heading', { name: 'No tables yet' }).waitFor();
  const id = await seedTable(page, withEmptySeat(fullTable()));
  await teachRoads(page, taught());
  await page.goto(`${address}neom/city/?table=${id}`);
  await page.locator('[inert]').waitFor({ state: 'detached' });
  const keys = {};
  for (const digit of '0123456789') {
    const box = await page.getByRole('button', { name: digit, exact: true }).boundingBox();
    keys[digit] = [box.x + box.width / 2, box.y + box.height / 2];
  }
  const tap = (digit) =>
    spentOn(async () => {
      await page.mouse.click(...keys[digit]);
      await page.evaluate(drawn);
    });
  const typing = [];
  const placing = [];
  for (const tile of TILES) {
    const [first, second, third] = String(tile).padStart(3, '0');
    typing.push(await tap(first), await tap(second));
    placing.push(await tap(third));
  }
  const placed = await page.getByRole('gridcell', { name: /empty|City Center/ }).count();
  await context.close();
  server.close();
  if (placed !== 25 - TILES.length)
    throw new Error(`${25 - placed} of ${TILES.length} tiles placed`);
  return [
    [
      `a tap while entering a City, script ms, CPU slowed ${SLOWED}×`,
      median([...typing, ...placing]),
      FRAME
    ],
    [
      `the tap that places a tile, storing it included, script ms, CPU slowed ${SLOWED}×`,
      median(placing)
    ]
  ];
}
