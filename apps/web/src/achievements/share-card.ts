/** What stands on a card: nothing that says whose it is. */
export type Card = {
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

/** A card as a drawing of its own on light paper, with its colours resolved. */
export function drawCard({ name, criterion, earned, dir }: Card): SVGSVGElement {
  const svg = element('svg', {
    xmlns: 'http://www.w3.org/2000/svg',
    width: size.width,
    height: size.height,
    viewBox: `0 0 ${size.width} ${size.height}`,
    direction: 'ltr', // anchors are physical
  });
  const isMirrored = dir === 'rtl';
  const x = isMirrored ? size.width - edge : edge;
  const anchor = isMirrored ? 'end' : 'start';
  const write = (words: string, y: number, look: Look) =>
    svg.append(
      element(
        'text',
        {
          ...{ x, y, fill: look.fill ?? ink, 'text-anchor': anchor },
          'font-family': look.family ?? serif,
          'font-size': look.size,
          'font-weight': look.weight ?? 400,
        },
        isolated(words, dir),
      ),
    );

  svg.append(element('rect', { x: 0, y: 0, ...size, fill: paper }));
  svg.append(
    element('rect', { x: edge, y: 150, width: size.width - 2 * edge, height: 2, fill: ink }),
  );
  svg.append(
    element('rect', {
      x: isMirrored ? edge : size.width - edge - 6,
      y: 126,
      width: 6,
      height: 50,
      fill: blue,
    }),
  );
  for (const [at, line] of linesOf(name, 24).entries()) {
    write(line, 270 + at * 84, { size: 76, weight: 600 });
  }
  for (const [at, line] of linesOf(criterion, 54).entries()) {
    write(line, 420 + at * 44, { size: 34, fill: muted });
  }
  write(`${earned} · Longhand`, size.height - 72, { size: 26, fill: muted, family: sans });

  return svg;
}

type Look = { size: number; weight?: number; fill?: string; family?: string };

/** Words in lines of about so many letters, three at the most; a language without spaces breaks between letters. */
export function linesOf(words: string, letters: number): string[] {
  const wide = /[\u3000-\u9fff]/.test(words);
  const most = wide ? Math.floor(letters / 1.8) : letters;
  const pieces = wide ? [...words] : words.split(' ');
  const lines: string[] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    const joined = last === undefined ? piece : `${last}${wide ? '' : ' '}${piece}`;
    if (last !== undefined && joined.length <= most) lines[lines.length - 1] = joined;
    else lines.push(piece);
  }

  return lines.slice(0, 3);
}

/** A canvas sets its words from left to right: they carry their own direction. */
function isolated(words: string, dir: Card['dir']): string {
  return dir === 'rtl' ? `\u2067${words}\u2069` : words;
}

function element<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Record<string, string | number>,
  words = '',
): SVGElementTagNameMap[Name] {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key !== 'xmlns') made.setAttribute(key, String(value));
  }
  made.textContent = words;

  return made;
}
