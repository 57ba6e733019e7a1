import type { Mark, Picture, TextMark } from './mark';
import { paintCity } from './paint-city';
import { PALETTE } from './palette';

/** Sharp on paper: 800 units become 2400 px, about 300 to the inch across a sheet of A4. */
const SCALE = 3;
const SMALLEST = 0.7;
const FAMILY = "'Overpass', system-ui, sans-serif";

type Canvas2d = CanvasRenderingContext2D;

const fontOf = ({ weight }: TextMark, size: number): string => `${weight} ${size}px ${FAMILY}`;

/** Sets a text into its room: smaller down to a limit, then cut with dots. */
function fit(pen: Canvas2d, mark: TextMark): string {
  pen.font = fontOf(mark, mark.size);
  const wide = pen.measureText(mark.text).width;
  if (wide <= mark.room) return mark.text;
  const share = Math.max(SMALLEST, mark.room / wide);
  pen.font = fontOf(mark, mark.size * share);
  if (pen.measureText(mark.text).width <= mark.room) return mark.text;
  const letters = [...new Intl.Segmenter().segment(mark.text)].map(({ segment }) => segment);
  let keep = letters.length;
  while (keep > 1 && pen.measureText(`${letters.slice(0, keep).join('')}…`).width > mark.room)
    keep--;
  return `${letters.slice(0, keep).join('')}…`;
}

function inked(pen: Canvas2d, mark: Extract<Mark, { kind: 'rect' | 'path' }>, path: Path2D): void {
  if (mark.fill) {
    pen.fillStyle = PALETTE[mark.fill];
    pen.fill(path, 'evenodd');
  }
  if (mark.stroke) {
    pen.strokeStyle = PALETTE[mark.stroke];
    pen.lineWidth = mark.pen ?? 1;
    pen.stroke(path);
  }
}

function draw(pen: Canvas2d, mark: Mark): void {
  switch (mark.kind) {
    case 'rect': {
      const path = new Path2D();
      path.rect(mark.x, mark.y, mark.width, mark.height);
      inked(pen, mark, path);
      break;
    }
    case 'path':
      inked(pen, mark, new Path2D(mark.d));
      break;
    case 'text':
      pen.textAlign = mark.align;
      pen.fillStyle = PALETTE[mark.fill];
      pen.fillText(fit(pen, mark), mark.x, mark.y);
      break;
    case 'city':
      pen.save();
      pen.translate(mark.x, mark.y);
      paintCity(pen, mark.sketch, mark.width);
      pen.restore();
      break;
    case 'group':
      pen.save();
      pen.translate(mark.x, mark.y);
      pen.scale(mark.scale, mark.scale);
      for (const inner of mark.marks) draw(pen, inner);
      pen.restore();
  }
}

/** Paints a picture and gives it as a PNG; nothing where the browser cannot. */
export async function paint({ width, height, marks }: Picture): Promise<Blob | null> {
  // The weights the picture uses must be there before it is drawn.
  await Promise.all(
    [450, 650, 800].map((weight) => document.fonts.load(`${weight} 20px Overpass`))
  ).catch(() => undefined);
  const canvas = document.createElement('canvas');
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.scale(SCALE, SCALE);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.direction = 'ltr';
  for (const mark of marks) draw(pen, mark);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
