import type { DocumentKind } from '../options.ts';

/**
 * How paragraphs are separated. `lines`: every line is a paragraph, as writers type. `blocks`: blank lines
 * separate paragraphs, single line breaks do not, as in hard-wrapped text.
 */
export type ParagraphLayout = 'lines' | 'blocks';

/**
 * Splits a text into paragraphs whose concatenation is the text. Blank lines belong to the paragraph before
 * them; those at the very start to the first one.
 */
export function splitParagraphs(text: string, layout: ParagraphLayout): readonly string[] {
  const paragraphs: string[] = [];
  let start = 0;
  let isBlankBefore = false;
  let hasText = false;
  const nextLine = createLineScanner(text);
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

/** Line counts of a passage, by length; counts of passages add up. */
export type LineCounts = { full: number; long: number; filled: number; blank: number };

export function countLines(text: string): LineCounts {
  const shape = { full: 0, long: 0, filled: 0, blank: 0 };
  const nextLine = createLineScanner(text);
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

/** Detects hard-wrapped text: no long line, most lines nearly full, blank lines between. */
export function detectLayout(shape: LineCounts, kind: DocumentKind): ParagraphLayout {
  if (kind === 'poetry' || kind === 'lyrics' || kind === 'script') return 'lines';
  const isWrapped =
    shape.long === 0 && shape.blank > 0 && shape.filled >= 8 && shape.full >= shape.filled * 0.6;

  return isWrapped ? 'blocks' : 'lines';
}

const lineBreaks = /\r\n|[\n\r\u2028\u2029]/g;
const uncommonLineBreaks = /[\r\u2028\u2029]/;

/** Returns a function that finds the end of each line, including its break; has a fast path for texts with line feeds only. */
function createLineScanner(text: string): (from: number) => number {
  if (uncommonLineBreaks.test(text)) {
    return (from) => {
      lineBreaks.lastIndex = from;

      return lineBreaks.test(text) ? lineBreaks.lastIndex : text.length;
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
