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

/** The same with its scripts timed. */
export async function timedPage(browser) {
  const { context, page, session } = await slowPage(browser);
  // The thread's own time: what else the machine is doing does not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const scriptTime = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ScriptDuration').value * 1000;
  };
  /** Script time of some work, in ms. */
  const spentOn = async (work) => {
    const before = await scriptTime();
    await work();
    return (await scriptTime()) - before;
  };
  return { context, page, spentOn };
}
