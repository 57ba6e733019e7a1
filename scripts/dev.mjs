// npm run dev: the app from its sources, reloading on change.
import { install } from './set-up/install.mjs';
import { runTool } from './set-up/run.mjs';

await install();
process.exit(await runTool('vite/bin/vite.js', ['dev', ...process.argv.slice(2)]));
