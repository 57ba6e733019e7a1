import { readFileSync } from 'node:fs';
import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vite';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

export default defineConfig({
  plugins: [sveltekit()],
  define: { __APP_VERSION__: JSON.stringify(process.env['TOWN_CLERK_VERSION'] ?? version) },
  build: { target: 'es2022' }
});
