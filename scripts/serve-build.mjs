// Makes the builds the browser tests need and serves the first.
import { ROOT } from './set-up/run.mjs';
import { serve } from './set-up/serve.mjs';
import { buildForTests } from './set-up/test-builds.mjs';

await buildForTests();
await serve({ directory: `${ROOT}build`, port: Number(process.env.PORT ?? 4174) });
