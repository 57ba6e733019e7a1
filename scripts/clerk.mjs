// The clerk command: `npm run --silent clerk -- score table.json`.
import { pathToFileURL } from 'node:url';
import { bundled } from './bundle.mjs';

const command = await bundled('src/cli/main.ts');

// npm starts scripts in the project's folder; files are named from where the caller stands.
if (process.env.npm_lifecycle_event === 'clerk' && process.env.INIT_CWD)
  process.chdir(process.env.INIT_CWD);

await import(pathToFileURL(command).href);
