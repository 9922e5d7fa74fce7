/**
 * Paints a drawing on a canvas as PNG. An SVG loaded as an image cannot use the fonts of the page, so Arabic and Chinese text would fall
 * back to system fonts; a canvas can.
 *
 * @param svg with resolved colors, made of the elements of `svg-primitives.ts`
 * @param scale image pixels per drawing pixel
 * @throws if the browser cannot create an image of that size
 */
export async function paintToPng(svg: SVGSVGElement, scale: number): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = numericAttribute(svg, 'width') * scale;
  canvas.height = numericAttribute(svg, 'height') * scale;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No 2D canvas context.');
  await document.fonts.ready;
  context.scale(scale, scale);
  context.translate(-svg.viewBox.baseVal.x, -svg.viewBox.baseVal.y);
  for (const element of svg.children) paintElement(context, element);

  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) =>
      blob === null ? reject(new Error('The canvas could not be encoded as PNG.')) : resolve(blob),
    );
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
  const attribute = (name: string) => numericAttribute(element, name);
  if (element.tagName === 'path') return new Path2D(element.getAttribute('d') ?? '');
  const path = new Path2D();
  if (element.tagName === 'circle')
    path.arc(attribute('cx'), attribute('cy'), attribute('r'), 0, Math.PI * 2);
  else if (element.tagName === 'rect') {
    path.roundRect(
      attribute('x'),
      attribute('y'),
      attribute('width'),
      attribute('height'),
      attribute('rx'),
    );
  } else if (element.tagName === 'line') {
    path.moveTo(attribute('x1'), attribute('y1'));
    path.lineTo(attribute('x2'), attribute('y2'));
  } else return undefined;

  return path;
}

const textAlignments = { start: 'left', middle: 'center', end: 'right' } as const;

function paintText(context: CanvasRenderingContext2D, element: Element): void {
  const [x, y] = [numericAttribute(element, 'x'), numericAttribute(element, 'y')];
  const words = element.textContent ?? '';
  const anchor = element.getAttribute('text-anchor');
  context.font = `${element.getAttribute('font-weight')} ${element.getAttribute('font-size')}px ${element.getAttribute('font-family')}`;
  context.textAlign = anchor === 'middle' || anchor === 'end' ? textAlignments[anchor] : 'left';
  context.direction = 'ltr'; // text contains its own direction marks
  if (element.hasAttribute('stroke')) context.strokeText(words, x, y);
  context.fillText(words, x, y);
}

function numericAttribute(element: Element, name: string): number {
  return Number(element.getAttribute(name) ?? 0);
}
