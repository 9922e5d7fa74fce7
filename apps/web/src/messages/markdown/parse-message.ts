import { type Inline, parseInline } from './parse-inline.ts';

/** A block of a message. */
export type Block =
  | { kind: 'paragraph'; content: Inline[] }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'list'; isOrdered: boolean; start: number; items: Inline[][] }
  | { kind: 'code'; text: string };

const quotePattern = /^ {0,3}> ?/;
const bulletPattern = /^ {0,3}[-*+] +(?=\S)/;
const numberPattern = /^ {0,3}(\d{1,9})[.)] +(?=\S)/;
/** The name of a programming language after the fence is not shown. */
const fencePattern = /^ {0,3}```[a-z]{0,12}\s*$/;
const maxQuoteDepth = 4;

/**
 * Parses the Markdown of a message: paragraphs, quotes, lists, code and inline marks. Line breaks are kept, as people expect in messages;
 * HTML is plain text.
 */
export function parseMessage(body: string, depth = 0): Block[] {
  const lines = body.split(/\r?\n/);
  const blocks: Block[] = [];

  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? '';
    if (line.trim() === '') {
      at += 1;
    } else if (fencePattern.test(line)) {
      const end = findLine(lines, at + 1, (next) => fencePattern.test(next));
      blocks.push({ kind: 'code', text: lines.slice(at + 1, end).join('\n') });
      at = end + 1;
    } else if (quotePattern.test(line) && depth < maxQuoteDepth) {
      const end = findLine(lines, at, (next) => !quotePattern.test(next));
      const quoted = lines.slice(at, end).map((next) => next.replace(quotePattern, ''));
      blocks.push({ kind: 'quote', blocks: parseMessage(quoted.join('\n'), depth + 1) });
      at = end;
    } else if (markerOf(line) !== null) {
      const isOrdered = numberPattern.test(line);
      const pattern = isOrdered ? numberPattern : bulletPattern;
      const end = findLine(lines, at, (next) => !pattern.test(next));
      blocks.push({
        kind: 'list',
        isOrdered,
        start: Number(numberPattern.exec(line)?.[1] ?? 1),
        items: lines.slice(at, end).map((next) => parseInline(next.replace(pattern, ''))),
      });
      at = end;
    } else {
      const end = findLine(lines, at + 1, (next) => next.trim() === '' || startsBlock(next));
      blocks.push({ kind: 'paragraph', content: parseInline(lines.slice(at, end).join('\n')) });
      at = end;
    }
  }

  return blocks;
}

function startsBlock(line: string): boolean {
  return fencePattern.test(line) || quotePattern.test(line) || markerOf(line) !== null;
}

function markerOf(line: string): RegExpExecArray | null {
  return bulletPattern.exec(line) ?? numberPattern.exec(line);
}

/** The index of the first line from `at` on that matches; the number of lines if none does. */
function findLine(lines: readonly string[], at: number, matches: (line: string) => boolean) {
  for (let index = at; index < lines.length; index += 1)
    if (matches(lines[index] ?? '')) return index;

  return lines.length;
}
