/** A click as the finger or the mouse made it. */
export interface Tap {
  readonly control: object;
  /** What a key that turns into another (`data-does`) does now: another control to the finger. */
  readonly does: string | undefined;
  readonly touch: boolean;
  /** How many clicks at this place in a row, as the browser counts them; 0 with a keyboard. */
  readonly clicks: number;
  /** Of the browser's clock, in ms. */
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

const MOMENT_MS = 350;
const PLACE_PX = 24;

/** Whether the second half of a double tap meets what the first one brought under the finger. */
export function isSecondTap(tap: Tap, last: Tap | undefined): boolean {
  if (!last || tap.clicks === 0) return false;
  if (tap.control === last.control && tap.does === last.does) return false;
  const soon = tap.at - last.at < MOMENT_MS;
  const near = Math.hypot(tap.x - last.x, tap.y - last.y) < PLACE_PX;
  return tap.clicks > 1 || (tap.touch && soon && near);
}

const CONTROLS = 'a, button, input, select, textarea, summary, [role="gridcell"]';

function controlOf(target: Element): Element {
  // A click on a label is followed by the browser's own on its field.
  return target.closest('label')?.control ?? target.closest(CONTROLS) ?? target;
}

/** Takes no second tap for anything but what the first one met. */
export class SecondTaps {
  #last: Tap | undefined;
  #touch = false;

  /** Older browsers do not say with a click what it was made with. */
  readonly down = ({ pointerType }: PointerEvent): void => {
    this.#touch = pointerType !== 'mouse';
  };

  readonly click = (event: MouseEvent): void => {
    if (!(event.target instanceof Element)) return;
    const control = controlOf(event.target);
    const { detail: clicks, timeStamp: at, clientX: x, clientY: y } = event;
    const does = control instanceof HTMLElement ? control.dataset['does'] : undefined;
    const tap = { control, does, touch: this.#touch, clicks, at, x, y };
    if (!isSecondTap(tap, this.#last)) this.#last = tap;
    else {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  };
}
