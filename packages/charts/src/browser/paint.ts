/**
 * Paints a drawing of the kit on a canvas. An SVG that a browser loads as an image has no access to the page's faces, so that Arabic and
 * Chinese words would be set in whatever the system has; a canvas has them.
 *
 * @param svg with resolved colours, of the elements that a pen makes
 * @param scale pixels of the picture to a pixel of the drawing
 * @throws where the browser can make no picture of that size
 */
export async function paint(svg: SVGSVGElement, scale: number): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = number(svg, 'width') * scale;
  canvas.height = number(svg, 'height') * scale;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No canvas');
  await document.fonts.ready;
  context.scale(scale, scale);
  context.translate(-svg.viewBox.baseVal.x, -svg.viewBox.baseVal.y);
  for (const element of svg.children) paintElement(context, element);

  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('No picture')) : resolve(blob)));
  });
}

function paintElement(context: CanvasRenderingContext2D, element: Element): void {
  context.save();
  context.globalAlpha = Number(element.getAttribute('opacity') ?? 1);
  context.fillStyle = element.getAttribute('fill') ?? '#000';
  context.strokeStyle = element.getAttribute('stroke') ?? '#000';
  context.lineWidth = Number(element.getAttribute('stroke-width') ?? 1);
  context.lineJoin = 'round';
  context.setLineDash((element.getAttribute('stroke-dasharray') ?? '').split(' ').map(Number));
  if (element.tagName === 'text') paintText(context, element);
  else paintShape(context, element, shapeOf(element));
  context.restore();
}

function paintShape(
  context: CanvasRenderingContext2D,
  element: Element,
  shape: Path2D | undefined,
): void {
  if (shape === undefined) return;
  if (element.getAttribute('fill') !== 'none' && element.tagName !== 'line') context.fill(shape);
  if (element.hasAttribute('stroke')) context.stroke(shape);
}

function shapeOf(element: Element): Path2D | undefined {
  const at = (name: string) => number(element, name);
  if (element.tagName === 'path') return new Path2D(element.getAttribute('d') ?? '');
  const path = new Path2D();
  if (element.tagName === 'circle') path.arc(at('cx'), at('cy'), at('r'), 0, Math.PI * 2);
  else if (element.tagName === 'rect') {
    path.roundRect(at('x'), at('y'), at('width'), at('height'), at('rx'));
  } else if (element.tagName === 'line') {
    path.moveTo(at('x1'), at('y1'));
    path.lineTo(at('x2'), at('y2'));
  } else return undefined;

  return path;
}

const sides = { start: 'left', middle: 'center', end: 'right' } as const;

function paintText(context: CanvasRenderingContext2D, element: Element): void {
  const [x, y] = [number(element, 'x'), number(element, 'y')];
  const words = element.textContent ?? '';
  const anchor = element.getAttribute('text-anchor');
  context.font = `${element.getAttribute('font-weight')} ${element.getAttribute('font-size')}px ${element.getAttribute('font-family')}`;
  context.textAlign = anchor === 'middle' || anchor === 'end' ? sides[anchor] : 'left';
  context.direction = 'ltr'; // words carry their direction with them
  if (element.hasAttribute('stroke')) context.strokeText(words, x, y);
  context.fillText(words, x, y);
}

function number(element: Element, name: string): number {
  return Number(element.getAttribute(name) ?? 0);
}
