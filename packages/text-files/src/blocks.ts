/** Inline text with uniform formatting. */
export type InlineSpan = { text: string; bold?: boolean; italic?: boolean; href?: string };

/**
 * A block of a document. `level` is the heading level (1 to 6) or the nesting depth of a list item (from 1); `sign` is the marker of a list
 * item or note. `blank` is an empty paragraph: in verse it separates stanzas.
 */
export type Block =
  | { kind: 'paragraph' | 'quote'; spans: InlineSpan[] }
  | { kind: 'heading'; level: number; spans: InlineSpan[] }
  | { kind: 'item'; level: number; sign: string; spans: InlineSpan[] }
  | { kind: 'note'; sign: string; spans: InlineSpan[] }
  | { kind: 'rule' }
  | { kind: 'blank' };

export function plainTextOf(spans: readonly InlineSpan[]): string {
  return spans.map(({ text }) => text).join('');
}

/** Merges adjacent spans with the same formatting, so that Markdown markers are not duplicated. */
export function mergeAdjacentSpans(spans: readonly InlineSpan[]): InlineSpan[] {
  const merged: InlineSpan[] = [];
  for (const span of spans) {
    const last = merged.at(-1);
    if (last !== undefined && hasSameFormat(last, span)) last.text += span.text;
    else if (span.text !== '') merged.push({ ...span });
  }

  return merged;
}

function hasSameFormat(one: InlineSpan, other: InlineSpan): boolean {
  return (
    Boolean(one.bold) === Boolean(other.bold) &&
    Boolean(one.italic) === Boolean(other.italic) &&
    one.href === other.href
  );
}
