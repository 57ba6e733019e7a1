/**
 * Taps again, once each, the buttons that were tapped before the page was alive: prerendered, they
 * stand there before the scripts do. Links and fields need no script to take a tap.
 */
export function tapAgain(): void {
  const buttons = [...(window.takeEarlyTaps?.() ?? [])];
  delete window.takeEarlyTaps;
  // In a task of its own: the router is ready a moment after the page.
  if (buttons.length > 0)
    setTimeout(() =>
      buttons.filter((button) => button.isConnected).forEach((button) => button.click())
    );
}
