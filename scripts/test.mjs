// npm test: everything that can be proved, one closing line with the sum.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { install } from './set-up/install.mjs';
import { ROOT, runTool } from './set-up/run.mjs';

await install();
const { CHECKS } = await import('./set-up/checks.mjs');
const { findBrowser, NO_BROWSER } = await import('./set-up/browser.mjs');
const { buildForTests } = await import('./set-up/test-builds.mjs');

const sum = { passed: 0, failed: 0 };
const count = (passed, failed) => {
  sum.passed += passed;
  sum.failed += failed;
};
const reports = `${ROOT}.cache/reports`;
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/** A report that a crashed runner did not write is a failure. */
function readReport(name) {
  try {
    return JSON.parse(readFileSync(`${reports}/${name}.json`, 'utf8'));
  } catch {
    return undefined;
  }
}

for (const { name, run } of CHECKS) {
  console.log(`\n— ${name}`);
  const code = await run();
  count(code === 0 ? 1 : 0, code === 0 ? 0 : 1);
}

console.log('\n— unit and component tests');
const unitCode = await runTool('vitest/vitest.mjs', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reports}/unit.json`
]);
const unit = readReport('unit');
count(unit?.numPassedTests ?? 0, unit?.numFailedTests ?? 0);
if (unitCode !== 0 && !(unit?.numFailedTests > 0)) count(0, 1);

console.log('\n— browser and offline tests');
const browser = await findBrowser();
if (!browser) {
  console.error(NO_BROWSER);
  count(0, 1);
} else {
  console.log(`Browser: ${browser}`);
  await buildForTests();
  const code = await runTool('@playwright/test/cli.js', ['test'], {
    env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/browser.json` }
  });
  const stats = readReport('browser')?.stats;
  count(stats?.expected ?? 0, (stats?.unexpected ?? 0) + (stats?.flaky ?? 0));
  if (code !== 0 && !(stats?.unexpected > 0)) count(0, 1);
}

console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
process.exit(sum.failed === 0 ? 0 : 1);
