import type { MarkedCategory, MarkedFinding } from './finding-highlights.ts';
import { domRangeOf, type EditableText } from './page-text.ts';

/** The findings on one line, at the line's middle; in pixels from the top. */
type LineNote = { top: number; items: readonly { category: MarkedCategory; words: number }[] };

/** One end of a long sentence; in pixels from the top left. */
type SentenceBracket = { end: 'first' | 'last'; dir: 'ltr' | 'rtl'; left: number; top: number };

export type MarginLayout = { notes: readonly LineNote[]; corners: readonly SentenceBracket[] };

/** Positions of the findings in the overlay, for the current layout of the page. */
export function layoutMargin(
  findings: readonly MarkedFinding[],
  content: EditableText,
  { page, over: overlay }: { page: HTMLElement; over: HTMLElement },
): MarginLayout {
  const origin = overlay.getBoundingClientRect();
  const dir = getComputedStyle(page).direction === 'rtl' ? 'rtl' : 'ltr';
  const characterRect = (at: number) => domRangeOf(content, at, at + 1)?.getClientRects()[0];
  const notes = new Map<number, LineNote>();
  const corners: SentenceBracket[] = [];

  for (const { category, span, reason } of findings) {
    const first = characterRect(span.from);
    const last = characterRect(sentenceEnd(content.text, span.to) - 1);
    if (first === undefined || last === undefined) continue;

    const top = Math.round((first.top + first.bottom) / 2 - origin.top);
    const items = notes.get(top)?.items ?? [];
    const item = { category, words: Number(reason.values['words'] ?? 0) };
    if (items.every((other) => other.category !== category)) {
      notes.set(top, { top, items: [...items, item] });
    }

    if (category !== 'long-sentence') continue;
    const [start, end] = dir === 'rtl' ? [first.right, last.left] : [first.left, last.right];
    corners.push(
      { end: 'first', dir, left: start - origin.left, top: first.top - origin.top },
      { end: 'last', dir, left: end - origin.left, top: last.bottom - origin.top },
    );
  }

  return { notes: [...notes.values()], corners };
}

/** The end of a sentence with its full stop and closing quotes. */
export function sentenceEnd(text: string, end: number): number {
  return end + (/^[.!?…。！？؟]*["'”’»)\]」』]*/u.exec(text.slice(end))?.[0].length ?? 0);
}
