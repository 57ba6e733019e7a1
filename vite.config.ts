import { readFileSync } from 'node:fs';
import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vite';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

/**
 * What Home and most other pages share comes as one file: many small ones hold up the first paint,
 * and pack worse.
 */
const SHELL = new RegExp(
  [
    'node_modules/(svelte|@sveltejs|esm-env|clsx|devalue)/',
    'src/routes/',
    'src/lib/(text|ui)/',
    'src/lib/shell/(app-version|settings|table-list)',
    'src/lib/storage/(index|memory-store)',
    'src/lib/games/(registry|[^/]+/(meta|text/en/pages))',
    'vite/preload-helper'
  ].join('|')
);
const codeSplitting = { groups: [{ name: 'shell', test: SHELL, minShareCount: 2 }] };

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [sveltekit()],
  // Dexie's own entry is its build for old browsers, wrapped for require.
  resolve: { alias: [{ find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' }] },
  define: { __APP_VERSION__: JSON.stringify(process.env['TOWN_CLERK_VERSION'] ?? version) },
  build: {
    target: 'es2022',
    rolldownOptions: {
      // A busy machine is no fault of the build.
      checks: { bundlerTimings: false },
      ...(!isSsrBuild && { output: { codeSplitting } })
    }
  }
}));
