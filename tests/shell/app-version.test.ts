import { afterEach, expect, it } from 'vitest';
import { appVersion } from '$lib/shell/app-version.svelte';

afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

it.each([
  ['missing', () => Reflect.deleteProperty(navigator, 'serviceWorker')],
  [
    'empty',
    () =>
      Object.defineProperty(navigator, 'serviceWorker', { value: undefined, configurable: true })
  ]
])('where workers are %s the app says it cannot be kept, and goes on', async (_, without) => {
  without();
  appVersion.offline = 'preparing';
  await appVersion.register('/service-worker.js', '/');
  expect(appVersion.offline).toBe('unsupported');
});
