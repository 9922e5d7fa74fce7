import type { Text } from '@codemirror/state';

/** The text of a span on one line, cut if it is too long. */
export function excerptOf(
  doc: Text,
  { from, to }: { from: number; to: number },
  maxLength = 64,
): string {
  const end = Math.min(to, doc.length);
  const start = Math.min(from, end);
  const text = doc
    .sliceString(start, Math.min(end, start + maxLength * 2))
    .replaceAll(/\s+/g, ' ')
    .trim();

  return text.length <= maxLength ? text : `${cutAtSpace(text, maxLength)} …`;
}

/** A span with a few words of context on each side. */
export function excerptInContext(
  doc: Text,
  { from, to }: { from: number; to: number },
): { before: string; words: string; after: string } {
  const line = doc.lineAt(Math.min(from, doc.length));
  const start = Math.max(line.from, from - 48);
  const lead = doc.sliceString(start, from);
  const room = Math.max(8, 16 - Math.max(0, to - from - 12));
  const before = start > line.from ? lead.slice(lead.indexOf(' ') + 1) : lead;

  return {
    before: before.slice(-room).replace(/^\S*\s/, (cut) => (before.length > room ? '' : cut)),
    words: excerptOf(doc, { from, to }, 60),
    after: doc.sliceString(Math.min(to, doc.length), Math.min(line.to, to + 40)),
  };
}

function cutAtSpace(text: string, maxLength: number): string {
  const cut = text.slice(0, maxLength);
  const space = cut.lastIndexOf(' ');

  return space > maxLength / 2 ? cut.slice(0, space) : cut;
}
