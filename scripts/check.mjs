// npm run check: types, lint and format.
import { install } from './set-up/install.mjs';

await install();
const { CHECKS } = await import('./set-up/checks.mjs');
let failed = 0;
for (const { name, run } of CHECKS) {
  console.log(`— ${name}`);
  if ((await run()) !== 0) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);
