/** Words of one look. */
export type Span = { text: string; bold?: boolean; italic?: boolean; href?: string };

/**
 * A piece of a text as word processors know it. `level` is that of a heading (1 to 6) or how deep an item lies (from 1);
 * `sign` is what stands before an item. `blank` is an empty paragraph: between lines of verse it parts the stanzas.
 */
export type Block =
  | { kind: 'paragraph' | 'quote'; spans: Span[] }
  | { kind: 'heading'; level: number; spans: Span[] }
  | { kind: 'item'; level: number; sign: string; spans: Span[] }
  | { kind: 'note'; sign: string; spans: Span[] }
  | { kind: 'rule' }
  | { kind: 'blank' };

export function wordsOf(spans: readonly Span[]): string {
  return spans.map(({ text }) => text).join('');
}

/** Neighbours of one look become one, so that the signs around them do not multiply. */
export function joinedSpans(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last !== undefined && isAlike(last, span)) last.text += span.text;
    else if (span.text !== '') joined.push({ ...span });
  }

  return joined;
}

function isAlike(one: Span, other: Span): boolean {
  return (
    Boolean(one.bold) === Boolean(other.bold) &&
    Boolean(one.italic) === Boolean(other.italic) &&
    one.href === other.href
  );
}
