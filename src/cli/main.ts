import { run } from './run';

// A reader that has seen enough (`| head -1`) is no failure of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

process.exitCode = await run(process.argv.slice(2));
// Whoever still writes to us need not wait for us to read on.
process.stdin.destroy();
