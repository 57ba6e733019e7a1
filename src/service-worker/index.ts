/// <reference no-default-lib="true"/>
/// <reference lib="esnext" />
/// <reference lib="webworker" />
/// <reference types="@sveltejs/kit" />
import { base, build, files, prerendered, version } from '$service-worker';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { precacheEntriesOf } from './precache';

declare const self: ServiceWorkerGlobalScope;

cleanupOutdatedCaches();
// Table ids and filters ride in the query: every query of a page is that page.
precacheAndRoute([...precacheEntriesOf({ base, build, files, prerendered, version })], {
  ignoreURLParametersMatching: [/.*/]
});
registerRoute(new NavigationRoute(createHandlerBoundToURL(`${base}/not-found/`)));

self.addEventListener('message', (event) => {
  if ((event.data as { type?: unknown } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});
