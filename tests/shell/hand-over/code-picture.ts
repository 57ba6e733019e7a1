import { qrOf } from '$lib/shell/hand-over/qr';

/** A code as a camera sees it: dark on light, `scale` pixels a module, quiet around. */
export function pictureOf(text: string, scale: number) {
  const QUIET = 4;
  const { size, path } = qrOf(text);
  const side = (size + 2 * QUIET) * scale;
  const light = new Uint8ClampedArray(side * side).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    for (let row = 0; row < scale; row++) {
      const start = ((Number(y) + QUIET) * scale + row) * side + (Number(x) + QUIET) * scale;
      light.fill(0, start, start + Number(length) * scale);
    }
  return { side, modules: size, light };
}
