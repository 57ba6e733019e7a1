import type { Browser } from '@playwright/test';
import { kindsOfPages, pagesOf, readyOffline, seesTable, startTable } from './app';
import { expect, test, TEST_BUILDS, watch } from './fixtures';

test.describe('with the offline pages', () => {
  test.use({ serviceWorkers: 'allow' });

  /** The fixtures fail these on any outside request and on any violation of the policy. */
  test('all pages get everything from their own origin', async ({ page, context, host }) => {
    const site = await host(TEST_BUILDS.root);
    const asked: string[] = [];
    context.on('request', (request) => asked.push(request.url()));
    await startTable(page, site.address);
    await readyOffline(page);
    for (const { path } of kindsOfPages(TEST_BUILDS.root)) {
      await page.goto(site.at(path));
      await seesTable(page);
    }
    expect(asked).toContain(site.at('service-worker.js'));
    expect(
      asked.filter((url) => !url.startsWith(site.address) && !/^(data|blob):/.test(url))
    ).toEqual([]);
  });
});

const HASH = String.raw`'sha256-[\w+/=]+'`;
/** What a directive may name beyond our own files. */
const ALLOWED: Readonly<Record<string, RegExp>> = {
  'script-src': new RegExp(`^('self'|${HASH})$`),
  'style-src': new RegExp(`^('self'|${HASH})$`),
  // The framework's announcer of page changes has a style attribute, let in by its hash.
  'style-src-attr': new RegExp(`^('unsafe-hashes'|${HASH})$`),
  'img-src': /^('self'|data:|blob:)$/
};

test('the content security policy of every page lets nothing in from outside', async ({
  request,
  host
}) => {
  const site = await host(TEST_BUILDS.root);
  for (const { path } of [...pagesOf(TEST_BUILDS.root), { path: '404.html' }]) {
    const html = await (await request.get(site.at(path))).text();
    const policy = /http-equiv="content-security-policy" content="([^"]+)"/.exec(html)?.[1] ?? '';
    const directives = new Map(
      policy.split(';').map((directive) => {
        const [name, ...sources] = directive.trim().split(/\s+/);
        return [name!, sources];
      })
    );
    expect(directives.get('default-src'), path).toEqual(["'none'"]);
    for (const [name, sources] of directives)
      for (const source of sources)
        expect(source, `${name} of /${path}`).toMatch(ALLOWED[name] ?? /^'(none|self)'$/);
    // Before the policy there is nothing it would have to govern.
    const before = html.slice(0, html.indexOf('content-security-policy'));
    expect(before, path).not.toMatch(/<(script|style)/);
  }
});

test.describe('what the fixtures notice', () => {
  const expectNoticed = async (
    browser: Browser,
    address: string,
    misdeed: (given: string) => unknown,
    fault: string
  ) => {
    const context = await browser.newContext();
    const faults = await watch(context, new Set([new URL(address).origin]), []);
    const page = await context.newPage();
    await page.goto(address);
    await page.evaluate(misdeed, fault);
    await expect.poll(() => faults.join('\n')).toContain(fault);
    await context.close();
  };

  test('a violation of the policy', async ({ browser, host }) => {
    const { address } = await host(TEST_BUILDS.root);
    const misdeed = () => document.body.insertAdjacentHTML('beforeend', '<i style="top: 0">');
    await expectNoticed(browser, address, misdeed, 'policy: style-src-attr');
  });

  test('a request to elsewhere', async ({ browser, host, baseURL }) => {
    const { address } = await host(TEST_BUILDS.root);
    const misdeed = (src: string) => document.body.append(Object.assign(new Image(), { src }));
    await expectNoticed(browser, address, misdeed, new URL('/icons/favicon.svg', baseURL).href);
  });

  test('an error nobody caught', async ({ browser, host }) => {
    const { address } = await host(TEST_BUILDS.root);
    const misdeed = (words: string) => void Promise.reject(new Error(words));
    await expectNoticed(browser, address, misdeed, 'left lying');
  });
});
