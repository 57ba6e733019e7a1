import { readFileSync } from 'node:fs';
import { EXPECTED, play } from '../../scripts/monkey/monkey';
import { visit } from '../../scripts/monkey/visit';
import { expect, test, TEST_BUILDS } from './fixtures';

const SEED = 9;
const ACTIONS = 300;

const table: unknown = JSON.parse(
  readFileSync(new URL('../tables/made-cities.json', import.meta.url), 'utf8')
);

test.use({ expectedErrors: EXPECTED, acceptDownloads: false, serviceWorkers: 'allow' });

test('some hundred random actions lose no move, show no wrong score and leave no error', async ({
  page,
  context,
  host
}) => {
  const { address } = await host(TEST_BUILDS.root);
  await visit(page, address, [table]);
  const { fault, seen } = await play({ context, page, address, seed: SEED, actions: ACTIONS });
  expect(fault, `seed ${SEED}`).toBeUndefined();
  expect(Math.min(seen.cities, seen.pads, seen.lists), 'each was compared').toBeGreaterThan(0);
});
