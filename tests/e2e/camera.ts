import type { Page } from '@playwright/test';

const SIDE = 640;

/** A picture as a square of grey: what a camera held over it would see. */
export async function grey(page: Page, png: Buffer): Promise<Buffer> {
  const light = await page.evaluate(
    async ({ data, side }) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes]));
      const context = new OffscreenCanvas(side, side).getContext('2d')!;
      context.drawImage(picture, 0, 0, side, side);
      const pixels = context.getImageData(0, 0, side, side).data;
      return Array.from({ length: side * side }, (_, index) => pixels[index * 4]!);
    },
    { data: png.toString('base64'), side: SIDE }
  );
  return Buffer.from(light);
}

/** Squares of grey as a film for a camera that is not there; each stays for half a second. */
export function y4m(frames: readonly Buffer[]): Buffer {
  const colours = Buffer.alloc((SIDE * SIDE) / 2, 128);
  return Buffer.concat([
    Buffer.from(`YUV4MPEG2 W${SIDE} H${SIDE} F2:1 Ip A1:1 C420jpeg\n`),
    ...frames.flatMap((frame) => [Buffer.from('FRAME\n'), frame, colours])
  ]);
}
