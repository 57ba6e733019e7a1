import type { Attachment } from 'svelte/attachments';

const FAR_ENOUGH = 60;

/** A swipe across turns to the next (+1) or the previous (−1) City. */
export const swipes =
  (turn: (step: 1 | -1) => void): Attachment<HTMLElement> =>
  (element) => {
    let start: { x: number; y: number } | undefined;
    const down = ({ clientX, clientY, pointerType }: PointerEvent) => {
      start = pointerType === 'mouse' ? undefined : { x: clientX, y: clientY };
    };
    const up = ({ clientX, clientY }: PointerEvent) => {
      if (!start) return;
      const [across, along] = [clientX - start.x, clientY - start.y];
      start = undefined;
      if (Math.abs(across) > FAR_ENOUGH && Math.abs(across) > 2 * Math.abs(along))
        turn(across < 0 ? 1 : -1);
    };
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointerup', up);
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointerup', up);
    };
  };
