type Canvas2d = CanvasRenderingContext2D;
type Style = CSSStyleDeclaration;

const number = (length: string): number => parseFloat(length) || 0;
const along = { start: 'left', middle: 'center', end: 'right' } as const;

function outlineOf(shape: SVGElement): Path2D {
  const at = (name: string): number => number(shape.getAttribute(name) ?? '');
  if (shape instanceof SVGPathElement) return new Path2D(shape.getAttribute('d') ?? '');
  const path = new Path2D();
  if (shape instanceof SVGRectElement)
    path.roundRect(at('x'), at('y'), at('width'), at('height'), at('rx'));
  if (shape instanceof SVGCircleElement) path.arc(at('cx'), at('cy'), at('r'), 0, 2 * Math.PI);
  return path;
}

function ink(pen: Canvas2d, shape: SVGElement, style: Style): void {
  const path = outlineOf(shape);
  if (style.fill !== 'none') {
    pen.fillStyle = style.fill;
    pen.fill(path, style.fillRule === 'evenodd' ? 'evenodd' : 'nonzero');
  }
  if (style.stroke === 'none') return;
  pen.strokeStyle = style.stroke;
  pen.lineWidth = number(style.strokeWidth);
  pen.lineCap = style.strokeLinecap as CanvasLineCap;
  pen.lineJoin = style.strokeLinejoin as CanvasLineJoin;
  pen.setLineDash(style.strokeDasharray.split(/[\s,]+/).flatMap((dash) => number(dash) || []));
  pen.stroke(path);
}

function write(pen: Canvas2d, line: SVGElement, style: Style): void {
  const { fontWeight, fontSize, fontFamily, letterSpacing, textAnchor } = style;
  pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  pen.letterSpacing = letterSpacing === 'normal' ? '0px' : letterSpacing;
  pen.textAlign = along[textAnchor as keyof typeof along];
  pen.fillStyle = style.fill;
  const at = (name: string): number => number(line.getAttribute(name) ?? '');
  pen.fillText(line.textContent.trim(), at('x'), at('y'));
}

/** Paints a drawing of the page as it is styled there; its top left corner is the pen's origin. */
export function paintDrawing(pen: Canvas2d, drawing: SVGSVGElement): void {
  for (const part of drawing.querySelectorAll<SVGGraphicsElement>(
    'path, rect, circle, text, tspan'
  )) {
    const { a, b, c, d, e, f } = part.getCTM()!;
    pen.save();
    pen.transform(a, b, c, d, e, f);
    if (!(part instanceof SVGTextContentElement)) ink(pen, part, getComputedStyle(part));
    else if (part.childElementCount === 0) write(pen, part, getComputedStyle(part));
    pen.restore();
  }
}
