import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import adapter from '@sveltejs/adapter-static';
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

/** Where the app is hosted below its origin: '' or '/town-clerk'. */
const base = process.env.BASE_PATH ?? '';

/** The script in app.html: a chosen theme before the first paint, the typeface after it. */
function hashOfStart() {
  const html = readFileSync(new URL('src/app.html', import.meta.url), 'utf8');
  const script = /<script>([^]*?)<\/script>/.exec(html)[1];
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}

/** @type {import('@sveltejs/kit').Config} */
export default {
  preprocess: vitePreprocess(),
  kit: {
    adapter: adapter({
      pages: process.env.BUILD_DIR ?? 'build',
      fallback: undefined,
      strict: true
    }),
    // Absolute: the page for unknown addresses is served at any depth.
    paths: { base, relative: false },
    // The shell's styles ride in the page: the first paint waits for nothing but the page itself.
    inlineStyleThreshold: 20_000,
    version: { name: process.env.TOWN_CLERK_BUILD ?? process.env.npm_package_version ?? 'dev' },
    serviceWorker: { register: false },
    prerender: { handleHttpError: 'fail', handleMissingId: 'fail' },
    csp: {
      mode: 'hash',
      directives: {
        'default-src': ['none'],
        'script-src': ['self', hashOfStart()],
        'style-src': ['self'],
        // The one style attribute of the framework's own route announcer, and no other.
        'style-src-attr': ['unsafe-hashes', 'sha256-S8qMpvofolR8Mpjy4kQvEm7m1q8clzU4dfDH0AmvZjo='],
        'img-src': ['self', 'data:', 'blob:'],
        'font-src': ['self'],
        'connect-src': ['self'],
        'manifest-src': ['self'],
        'worker-src': ['self'],
        'base-uri': ['self'],
        'form-action': ['none'],
        'object-src': ['none']
      }
    }
  }
};
