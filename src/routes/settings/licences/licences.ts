/** Everything of others that reaches the browser. */
export const LICENCES = [
  { name: 'Svelte and SvelteKit', licence: 'MIT' },
  { name: 'Dexie.js', licence: 'Apache-2.0' },
  { name: 'MiniSearch', licence: 'MIT' },
  { name: 'Lean QR', licence: 'MIT' },
  { name: 'jsQR', licence: 'Apache-2.0' },
  { name: 'Workbox', licence: 'MIT' },
  { name: 'Overpass', licence: 'SIL Open Font License 1.1' }
] as const;
