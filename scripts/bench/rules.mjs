// The rules' speed as ratios within one run, so that the machine does not matter.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { argv, execPath, hrtime } from 'node:process';
import { pathToFileURL } from 'node:url';
import { bundled } from '../bundle.mjs';
import { fullTable, openCity } from './full-table.mjs';
import { median } from './median.mjs';

const ROUNDS = 31;
const TABLES = 10_000;

function timed(work, times) {
  const start = hrtime.bigint();
  for (let i = 0; i < times; i++) work();
  return Number(hrtime.bigint() - start) / times;
}

/** One thing's time over another's: both in turn in every round, the median of the rounds. */
function ratioOf(work, times, unit, unitTimes) {
  // Warm first: the compiler of the engine is not what is measured.
  for (let i = 0; i < 5; i++) {
    timed(work, times);
    timed(unit, unitTimes);
  }
  const ratios = [];
  for (let round = 0; round < ROUNDS; round++)
    ratios.push(timed(work, times) / timed(unit, unitTimes));
  return median(ratios);
}

async function speedRatios() {
  const rules = await import(pathToFileURL(await bundled('scripts/bench/measured.ts')).href);
  const text = JSON.stringify(fullTable());
  const table = rules.parseTableFile(JSON.parse(text)).value;
  const [player] = table.players;
  const open = { ...player, city: openCity() };
  const retail = { tile: 87, roads: 15 };
  const oneScore = () => rules.scoreCity(player);
  const parse = () => JSON.parse(text);
  const spree = () =>
    rules.bestSacrifice('crime-spree', rules.sketchOf(player.city), player, table);
  const openScore = () => rules.scoreCity(open);
  const place = () => rules.placementsOf(open, retail, 3);
  return [
    [
      'score a full table / JSON.parse of it',
      ratioOf(() => rules.scoreTable(table), 40, parse, 40),
      10
    ],
    ['best Crime Spree sacrifice / one score', ratioOf(spree, 1, oneScore, 300), 500],
    ['all placements of a tile / one score', ratioOf(place, 20, openScore, 300), 60]
  ];
}

const residentMegabytes = (pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;

/** Resident memory after all tables over that after the first fifth; only where /proc tells. */
async function memoryRatio() {
  const child = spawn(execPath, [await bundled('src/cli/main.ts'), 'score', '-', '--json'], {
    stdio: ['pipe', 'pipe', 'inherit']
  });
  const line = `${JSON.stringify(fullTable())}\n`;
  const samples = [];
  let answers = 0;
  child.stdout.on('data', (chunk) => {
    for (const byte of chunk) if (byte === 0x0a) answers += 1;
    if (answers >= ((samples.length + 1) * TABLES) / 50 && samples.length < 50)
      samples.push(residentMegabytes(child.pid));
  });
  for (let i = 0; i < TABLES; i++) if (!child.stdin.write(line)) await once(child.stdin, 'drain');
  child.stdin.end();
  const [code] = await once(child, 'close');
  if (code !== 0 || answers !== TABLES) throw new Error(`${answers} answers, exit code ${code}`);
  return median(samples.slice(-10)) / median(samples.slice(10, 20));
}

/** Rows of [name, ratio, budget]. */
export async function measureRules() {
  const rows = await speedRatios();
  if (process.platform === 'linux')
    rows.push([`memory over ${TABLES} tables, end / early`, await memoryRatio(), 1.3]);
  return rows;
}

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href) {
  for (const [name, ratio, budget] of await measureRules())
    console.log(`${name}\t${ratio.toFixed(2)}\t${budget}\t${ratio <= budget ? 'ok' : 'over'}`);
}
