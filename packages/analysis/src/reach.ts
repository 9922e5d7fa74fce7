import { echoable } from './languages/word-classes.ts';
import { reach } from './neighbours.ts';
import type { Paragraph } from './paragraph.ts';
import { entryOf, wordCount } from './text/words.ts';

export type Range = { from: number; to: number };

/** The paragraph behind all that the words before `from` bear on. */
export function endOfReach(paragraphs: readonly Paragraph[], from: number): number {
  let end = from;
  for (let words = 0; end < paragraphs.length && words < reach; end++) {
    words += paragraphs[end]?.sums.words ?? 0;
  }

  return end;
}

/**
 * What is to be read again, in order: the paragraphs of an edit with those behind it, and those in which a word
 * stands that turned into a name or back. Ranges that lie close together become one.
 */
export function rangesToRead(
  paragraphs: readonly Paragraph[],
  edited: Range,
  turned: ReadonlySet<number>,
): readonly Range[] {
  if (turned.size === 0) return [edited];
  const ranges: Range[] = [];
  let wordsBetween = 0;
  const add = (from: number, to: number) => {
    const last = ranges.at(-1);
    if (last && wordsBetween <= reach) last.to = Math.max(last.to, to);
    else ranges.push({ from, to });
    wordsBetween = 0;
  };
  paragraphs.forEach((paragraph, at) => {
    if (at === edited.from) add(edited.from, edited.to);
    const isWithin = at >= edited.from && at < edited.to;
    if (!isWithin && hasAny(paragraph, turned)) add(at, at + 1);
    else if (!isWithin) wordsBetween += paragraph.sums.words;
  });
  if (edited.from >= paragraphs.length) add(edited.from, edited.to);

  return ranges;
}

/** Whether one of the stems stands there in a form whose return is heard. */
function hasAny({ words, vocabulary }: Paragraph, stems: ReadonlySet<number>): boolean {
  const { stemOf, classes } = vocabulary;
  for (let index = 0; index < wordCount(words); index++) {
    const entry = entryOf(words, index);
    if (((classes[entry] ?? 0) & echoable) !== 0 && stems.has(stemOf[entry] ?? 0)) return true;
  }

  return false;
}
