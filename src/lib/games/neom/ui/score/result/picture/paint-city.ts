import { flushSync, mount, unmount } from 'svelte';
import type { Sketch } from '../../../../rules/city';
import BoardDrawing from '../../../board/BoardDrawing.svelte';
import { paintDrawing } from './paint-drawing';

/** Paints a City as the board draws it: the board is laid out unseen and copied. */
export function paintCity(pen: CanvasRenderingContext2D, sketch: Sketch, width: number): void {
  const host = document.createElement('div');
  host.className = 'by-day';
  host.style.cssText = `position: fixed; inset-inline-start: -9999px; inline-size: ${width}px`;
  document.body.append(host);
  const board = mount(BoardDrawing, { target: host, props: { sketch } });
  flushSync();
  paintDrawing(pen, host.querySelector('svg')!);
  void unmount(board);
  host.remove();
}
