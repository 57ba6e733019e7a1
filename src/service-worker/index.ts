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
import { keepShared } from './shared-file';

declare const self: ServiceWorkerGlobalScope;

cleanupOutdatedCaches();
// Table ids and filters ride in the query: every query of a page is that page.
precacheAndRoute([...precacheEntriesOf({ base, build, files, prerendered, version })], {
  ignoreURLParametersMatching: [/.*/]
});
// Pages live at addresses with a slash at the end; a host would redirect too.
const pages = new Set(prerendered);
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && pages.has(`${url.pathname}/`),
  async ({ url }) => Response.redirect(`${url.pathname}/${url.search}`)
);
registerRoute(new NavigationRoute(createHandlerBoundToURL(`${base}/not-found/`)));

// The manifest's share target: a static host could not take what is posted.
registerRoute(
  ({ url }) => url.pathname === `${base}/import/`,
  async ({ request }) => {
    await request
      .formData()
      .then(keepShared)
      .catch(() => undefined);
    return Response.redirect(`${base}/import/?shared`, 303);
  },
  'POST'
);

// The page of the first visit was loaded without a worker; from now on its lazy parts come from here.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => {
  if ((event.data as { type?: unknown } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});
