// Serves build/ for the browser tests.
import { ROOT } from './set-up/run.mjs';
import { serve } from './set-up/serve.mjs';

await serve({ directory: `${ROOT}build`, port: Number(process.env.PORT ?? 4174) });
