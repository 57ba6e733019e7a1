import type { BrowserContext } from '@playwright/test';

/** Says every content-security violation as a console error, which fails the test. */
const sayViolations = (): void =>
  addEventListener('securitypolicyviolation', (event) =>
    console.error(`policy: ${event.violatedDirective} forbids ${event.blockedURI}`)
  );

/** Notes what must not happen in any page or worker of a context. */
export async function watch(
  context: BrowserContext,
  origins: ReadonlySet<string>,
  expected: readonly RegExp[]
): Promise<readonly string[]> {
  const faults: string[] = [];
  const note = (fault: string) => {
    if (!expected.some((pattern) => pattern.test(fault))) faults.push(fault);
  };
  await context.addInitScript(sayViolations);
  context.on('console', (message) => {
    if (message.type() === 'error')
      note(`console: ${message.text()} (${message.location().url || 'no address'})`);
  });
  context.on('weberror', (fault) => note(`uncaught: ${fault.error().message}`));
  const leaving = (url: string) => {
    const { protocol, origin } = new URL(url);
    if (/^(https?|wss?):$/.test(protocol) && !origins.has(origin))
      note(`leaves the origin: ${url}`);
  };
  context.on('request', (request) => leaving(request.url()));
  context.on('page', (page) => page.on('websocket', (socket) => leaving(socket.url())));
  return faults;
}
