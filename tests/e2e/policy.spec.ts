import { pagesOf, readyOffline, seesTable, startTable } from './app';
import { expect, test, TEST_BUILDS } from './fixtures';

/** The fixtures fail these on any outside request and on any violation of the policy. */
test('all pages get everything from their own origin', async ({ page, context, host }) => {
  const site = await host(TEST_BUILDS.root);
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  await startTable(page, site.address);
  await readyOffline(page);
  for (const { path } of pagesOf(TEST_BUILDS.root)) {
    await page.goto(site.at(path));
    await seesTable(page);
  }
  expect(asked).toContain(site.at('service-worker.js'));
  expect(
    asked.filter((url) => !url.startsWith(site.address) && !/^(data|blob):/.test(url))
  ).toEqual([]);
});

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
        expect(source, `${name} of /${path}`).toMatch(
          /^('none'|'self'|'sha256-[\w+/=]+'|data:|blob:)$/
        );
    // A script runs from our files or by its hash; a picture may be drawn in the page.
    for (const name of ['script-src', 'style-src', 'connect-src', 'worker-src'])
      expect(directives.get(name)?.join(' '), `${name} of /${path}`).not.toMatch(/data:|blob:/);
    // Before the policy there is nothing it would have to govern but our own file.
    const before = html.slice(0, html.indexOf('content-security-policy'));
    expect(before.match(/<(script|style)[^>]*>/g) ?? [], path).toEqual([
      '<script src="/theme.js">'
    ]);
  }
});

test('a violation would fail a test', async ({ page, host }) => {
  test.fail();
  const site = await host(TEST_BUILDS.root);
  await page.goto(site.address);
  await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
  await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<i style="top:0">'));
});

test('a request to elsewhere would fail a test', async ({ page, host }) => {
  test.fail();
  const site = await host(TEST_BUILDS.root);
  await page.goto(site.address);
  await page.evaluate(() => {
    document.body.append(Object.assign(new Image(), { src: 'http://127.0.0.1:9/pixel.png' }));
  });
});
