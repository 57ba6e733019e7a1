import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Runs a command, in the project unless told, answers its exit code. Never asks: there is no standard input. */
export function run(
  command,
  args,
  { cwd = ROOT, env = {}, stdio = ['ignore', 'inherit', 'inherit'] } = {}
) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, stdio, env: { ...process.env, ...env } });
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(signal ? 1 : code));
  });
}

/** Runs a command that has to succeed. */
export async function must(command, args, options) {
  const code = await run(command, args, options);
  if (code !== 0) {
    console.error(`\n${[command, ...args].join(' ')} ended with code ${code}.`);
    process.exit(code || 1);
  }
}

/** A tool of node_modules, run by this very Node. */
export const tool = (path) => [process.execPath, `${ROOT}node_modules/${path}`];

export const runTool = (path, args, options) => {
  const [node, script] = tool(path);
  return run(node, [script, ...args], options);
};

export const mustTool = (path, args, options) => {
  const [node, script] = tool(path);
  return must(node, [script, ...args], options);
};
