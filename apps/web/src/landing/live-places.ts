import type { Marked, MarkedFinding } from './marks.ts';
import { type PageText, rangeOf } from './page-text.ts';

/** What was found on one line of the page, at its middle; in pixels from above. */
type LineNote = { top: number; items: readonly { category: Marked; words: number }[] };

/** One end of a long sentence, at the outer edge of its letter; in pixels from the upper left. */
type Corner = { end: 'first' | 'last'; dir: 'ltr' | 'rtl'; left: number; top: number };

export type Places = { notes: readonly LineNote[]; corners: readonly Corner[] };

/** Where the findings of a page stand on what lies over it, as it is laid out now. */
export function placesOf(
  findings: readonly MarkedFinding[],
  content: PageText,
  { page, over }: { page: HTMLElement; over: HTMLElement },
): Places {
  const origin = over.getBoundingClientRect();
  const dir = getComputedStyle(page).direction === 'rtl' ? 'rtl' : 'ltr';
  const letter = (at: number) => rangeOf(content, at, at + 1)?.getClientRects()[0];
  const notes = new Map<number, LineNote>();
  const corners: Corner[] = [];

  for (const { category, span, reason } of findings) {
    const first = letter(span.from);
    const last = letter(span.to - 1);
    if (first === undefined || last === undefined) continue;

    const top = Math.round((first.top + first.bottom) / 2 - origin.top);
    const items = notes.get(top)?.items ?? [];
    const item = { category, words: Number(reason.values['words'] ?? 0) };
    if (items.every((told) => told.category !== category)) {
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
