import type { DocumentKind } from '../options.ts';

/**
 * How paragraphs are told apart. `lines`: every line is one, as writers type. `blocks`: blank lines
 * divide, single line breaks do not, as in texts wrapped by hand at some width.
 */
export type Layout = 'lines' | 'blocks';

/**
 * Cuts a text into paragraphs that add up to it again. Blank lines belong to the paragraph before
 * them; those at the very start to the first one.
 */
export function paragraphsOf(text: string, layout: Layout): readonly string[] {
  const paragraphs: string[] = [];
  let start = 0;
  let isBlankBefore = false;
  let hasText = false;
  const nextLine = lineEnds(text);
  for (let line = 0; line < text.length; ) {
    const next = nextLine(line);
    const isBlank = isBlankLine(text, line, next);
    if (!isBlank) {
      if (hasText && (layout === 'lines' || isBlankBefore)) {
        paragraphs.push(text.slice(start, line));
        start = line;
      }
      hasText = true;
    }
    isBlankBefore = isBlank;
    line = next;
  }
  if (start < text.length) paragraphs.push(text.slice(start));

  return paragraphs;
}

/** What the lines of a stretch of text look like; the shapes of stretches add up. */
export type LineShape = { full: number; long: number; filled: number; blank: number };

export function lineShapeOf(text: string): LineShape {
  const shape = { full: 0, long: 0, filled: 0, blank: 0 };
  const nextLine = lineEnds(text);
  for (let line = 0; line < text.length; ) {
    const next = nextLine(line);
    if (isBlankLine(text, line, next)) {
      shape.blank++;
    } else {
      shape.filled++;
      if (next - line > 101) shape.long++;
      else if (next - line > 50) shape.full++;
    }
    line = next;
  }

  return shape;
}

/** Text wrapped by hand: no long line, most lines nearly as wide as the widest, blank lines between. */
export function layoutOf(shape: LineShape, kind: DocumentKind): Layout {
  if (kind === 'poetry' || kind === 'lyrics' || kind === 'script') return 'lines';
  const isWrapped =
    shape.long === 0 && shape.blank > 0 && shape.filled >= 8 && shape.full >= shape.filled * 0.6;

  return isWrapped ? 'blocks' : 'lines';
}

const breaks = /\r\n|[\n\r\u2028\u2029]/g;
const uncommon = /[\r\u2028\u2029]/;

/** Where each line of a text ends, its break included: by the fast way in a text that knows only one kind of break. */
function lineEnds(text: string): (from: number) => number {
  if (uncommon.test(text)) {
    return (from) => {
      breaks.lastIndex = from;

      return breaks.test(text) ? breaks.lastIndex : text.length;
    };
  }

  return (from) => text.indexOf('\n', from) + 1 || text.length;
}

function isBlankLine(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    if (text.charCodeAt(at) > 0x20 && !/\s/.test(text.charAt(at))) return false;
  }

  return true;
}
