import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

const alias = { $lib: fileURLToPath(new URL('src/lib', import.meta.url)) };

/** Components and rune classes need the Svelte compiler; everything else is plain TypeScript. */
const WITH_SVELTE = ['tests/**/*.component.test.ts', 'tests/shell/**/*.test.ts'];

export default defineConfig({
  resolve: { alias },
  test: {
    // Long enough for a busy machine: time proves nothing here.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/e2e/**', ...WITH_SVELTE]
        }
      },
      {
        extends: true,
        plugins: [svelte(), svelteTesting()],
        test: {
          name: 'component',
          environment: 'happy-dom',
          include: WITH_SVELTE
        }
      }
    ]
  }
});
