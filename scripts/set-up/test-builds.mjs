import { build } from './build.mjs';

/** The builds the browser tests need, made one after another: they share SvelteKit's own folder. */
export const TEST_BUILDS = {
  root: { directory: 'build' },
  subPath: { directory: '.cache/builds/sub-path', base: '/town-clerk' },
  /** Same sources, another version: what an update brings. */
  next: { directory: '.cache/builds/next', version: 'next' }
};

export async function buildForTests() {
  for (const options of Object.values(TEST_BUILDS)) await build(options);
}
