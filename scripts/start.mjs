// npm start: installs what is missing, builds, serves the app and prints its address.
import { install } from './set-up/install.mjs';
import { ROOT } from './set-up/run.mjs';

await install();
const { build } = await import('./set-up/build.mjs');
const { serve } = await import('./set-up/serve.mjs');
const base = process.env.BASE_PATH ?? '';
await build({ base });

const wanted = Number(process.env.PORT ?? 4173);
const options = { directory: `${ROOT}build`, base };
const { address } = await serve({ ...options, port: wanted }).catch((fault) => {
  if (fault.code !== 'EADDRINUSE') throw fault;
  return serve(options);
});
console.log(`\nTown Clerk is open at ${address}\nPress Ctrl+C to stop.`);
