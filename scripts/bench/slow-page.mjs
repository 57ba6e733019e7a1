// A page on a phone that is not new.
export const SLOWED = 4;

/** A fresh visit with the CPU slowed; `session` speaks to the browser's debugger. */
export async function slowPage(browser) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  return { context, page, session };
}
