/** The texts of a card. They never identify the user. */
export type ShareCard = {
  name: string;
  criterion: string;
  earned: string;
  dir: 'ltr' | 'rtl';
};

const size = { width: 1_200, height: 630 };
const edge = 96;
const paper = '#fbfaf7';
const ink = '#1f1d1a';
const muted = '#6b665e';
const blue = '#2f4b7c';
const serif = '"Source Serif 4", "Noto Naskh Arabic", "Songti SC", Georgia, serif';
const sans = 'Inter, "IBM Plex Sans Arabic", "PingFang SC", sans-serif';

/** Draws a card as SVG on light paper, with fixed colors. */
export function drawShareCard({ name, criterion, earned, dir }: ShareCard): SVGSVGElement {
  const svg = createSvgElement('svg', {
    xmlns: 'http://www.w3.org/2000/svg',
    width: size.width,
    height: size.height,
    viewBox: `0 0 ${size.width} ${size.height}`,
    direction: 'ltr', // text anchors are physical
  });
  const isMirrored = dir === 'rtl';
  const x = isMirrored ? size.width - edge : edge;
  const anchor = isMirrored ? 'end' : 'start';
  const drawText = (words: string, y: number, style: TextStyle) =>
    svg.append(
      createSvgElement(
        'text',
        {
          ...{ x, y, fill: style.fill ?? ink, 'text-anchor': anchor },
          'font-family': style.family ?? serif,
          'font-size': style.size,
          'font-weight': style.weight ?? 400,
        },
        isolate(words, dir),
      ),
    );

  svg.append(createSvgElement('rect', { x: 0, y: 0, ...size, fill: paper }));
  svg.append(
    createSvgElement('rect', {
      x: edge,
      y: 150,
      width: size.width - 2 * edge,
      height: 2,
      fill: ink,
    }),
  );
  svg.append(
    createSvgElement('rect', {
      x: isMirrored ? edge : size.width - edge - 6,
      y: 126,
      width: 6,
      height: 50,
      fill: blue,
    }),
  );
  for (const [at, line] of wrapText(name, 24).entries()) {
    drawText(line, 270 + at * 84, { size: 76, weight: 600 });
  }
  for (const [at, line] of wrapText(criterion, 54).entries()) {
    drawText(line, 420 + at * 44, { size: 34, fill: muted });
  }
  drawText(`${earned} · Longhand`, size.height - 72, { size: 26, fill: muted, family: sans });

  return svg;
}

type TextStyle = { size: number; weight?: number; fill?: string; family?: string };

/** Wraps text to lines of about `letters` characters, at most three. Languages without spaces break between characters. */
export function wrapText(words: string, letters: number): string[] {
  const hasNoSpaces = /[\u3000-\u9fff]/.test(words);
  const maxLength = hasNoSpaces ? Math.floor(letters / 1.8) : letters;
  const pieces = hasNoSpaces ? [...words] : words.split(' ');
  const lines: string[] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    const joined = last === undefined ? piece : `${last}${hasNoSpaces ? '' : ' '}${piece}`;
    if (last !== undefined && joined.length <= maxLength) lines[lines.length - 1] = joined;
    else lines.push(piece);
  }

  return lines.slice(0, 3);
}

/** Canvas text has no direction: wraps RTL text in Unicode isolates. */
function isolate(words: string, dir: ShareCard['dir']): string {
  return dir === 'rtl' ? `\u2067${words}\u2069` : words;
}

function createSvgElement<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Record<string, string | number>,
  words = '',
): SVGElementTagNameMap[Name] {
  const node = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key !== 'xmlns') node.setAttribute(key, String(value));
  }
  node.textContent = words;

  return node;
}
