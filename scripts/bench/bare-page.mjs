// The least SvelteKit can do: what Home's first paint is measured against.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { mustTool, ROOT } from '../set-up/run.mjs';

const FOLDER = join(ROOT, '.cache/bench/bare');

const FILES = {
  'package.json': '{ "name": "bare", "private": true, "type": "module" }',
  'svelte.config.js': `import adapter from '@sveltejs/adapter-static';
export default { kit: { adapter: adapter() } };`,
  'vite.config.js': `import { sveltekit } from '@sveltejs/kit/vite';
export default { plugins: [sveltekit()] };`,
  'src/app.html': `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    %sveltekit.head%
  </head>
  <body data-sveltekit-preload-data="hover">
    <div>%sveltekit.body%</div>
  </body>
</html>`,
  'src/routes/+layout.js': 'export const prerender = true;',
  'src/routes/+page.svelte': '<h1>Hello</h1>'
};

/** Builds the bare page with the project's own tools and names the folder to serve. */
export async function buildBarePage() {
  for (const [name, content] of Object.entries(FILES)) {
    const file = join(FOLDER, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  await mustTool('vite/bin/vite.js', ['build', '--logLevel', 'error'], {
    cwd: FOLDER,
    stdio: ['ignore', 'ignore', 'inherit']
  });
  return join(FOLDER, 'build');
}
