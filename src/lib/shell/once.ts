/** Work that is not begun anew while it is under way: a double tap asks for it twice. */
export function once<Args extends readonly unknown[]>(
  work: (...args: Args) => Promise<void>
): (...args: Args) => Promise<void> {
  let running: Promise<void> | undefined;
  return (...args) => (running ??= work(...args).finally(() => (running = undefined)));
}
