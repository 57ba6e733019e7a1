import { correction, generate } from 'lean-qr';

export interface QrDrawing {
  /** Modules a side, the quiet zone left out. */
  readonly size: number;
  /** The dark modules as one path. */
  readonly path: string;
}

/** A text as a QR code: rows of dark modules drawn as one path. */
export function qrOf(text: string): QrDrawing {
  const code = generate(text, {
    minCorrectionLevel: correction.L,
    maxCorrectionLevel: correction.Q
  });
  let path = '';
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++) {
      if (!code.get(x, y)) continue;
      let end = x;
      while (end < code.size && code.get(end, y)) end++;
      path += `M${x} ${y}h${end - x}v1h${x - end}z`;
      x = end;
    }
  return { size: code.size, path };
}
