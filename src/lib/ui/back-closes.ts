/** How to close what lies over the page, lowest first. */
const open: (() => void)[] = [];
/** On the way back by ourselves; the history arrives later than it is asked. */
let travelling = false;
/** Where the history was in line last; it comes to another page before that page is there. */
let settledAt = '';

/** How many of these steps the history has here. A reload keeps them. */
const steps = (): number => (history.state as { over?: number } | null)?.over ?? 0;

/**
 * Brings the history in line with what is open. Asked once a change is through, so that one sheet
 * giving way to another, or a tile after a tile, leaves it as it is.
 */
export function settleSteps(): void {
  if (travelling) return;
  settledAt = location.href;
  const back = steps() - open.length;
  if (back > 0) {
    travelling = true;
    history.go(-back);
  }
  // With the router's own mark of the page in it, to which the step belongs.
  try {
    for (let over = steps() + 1; over <= open.length; over++)
      history.pushState({ ...history.state, over }, '');
  } catch {
    // Safari takes a hundred of these in half a minute: until then Back leaves the page.
  }
}

/** The history has moved. Forward to what is closed leads nowhere, so it goes back at once. */
export function stepArrived(): void {
  // Nothing is noted there yet: a link led to a place on this page, which closes nothing.
  if (history.state === null) return;
  const asked = travelling;
  travelling = false;
  if (!asked) for (const close of open.splice(steps()).reverse()) close();
  if (asked || location.href === settledAt) settleSteps();
}

/**
 * What lies over a page is a step in the history: Back, also the phone's own, closes it and stays on
 * the page. Returns what to do once it is gone.
 */
export function backCloses(close: () => void): () => void {
  open.push(close);
  queueMicrotask(settleSteps);
  return () => {
    const at = open.lastIndexOf(close);
    if (at >= 0) open.splice(at, 1);
    queueMicrotask(settleSteps);
  };
}
