import { readFileSync } from 'node:fs';
import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vite';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

interface Graph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

/** Where Home begins: its layout, its page, and the framework's own start. */
const HOME =
  /src\/routes\/\+(layout|page)\.svelte$|runtime\/client\/entry\.js|generated\/client[^/]*\/app\.js$/;

/**
 * What Home needs at once comes as one file: many small ones hold up the first paint and pack worse.
 * Nothing else may join it, so a module counts only if Home's own imports lead to it.
 */
function inShell(): (id: string, graph: Graph) => string | null {
  const known = new Map<string, boolean>();
  const leadsHome = (id: string, graph: Graph): boolean => {
    const answer = known.get(id);
    if (answer !== undefined) return answer;
    known.set(id, false);
    const importers = graph.getModuleInfo(id)?.importers ?? [];
    const leads = importers.some((from) => HOME.test(from) || leadsHome(from, graph));
    known.set(id, leads);
    return leads;
  };
  return (id, graph) => (leadsHome(id, graph) ? 'shell' : null);
}

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
      ...(!isSsrBuild && { output: { codeSplitting: { groups: [{ name: inShell() }] } } })
    }
  }
}));
