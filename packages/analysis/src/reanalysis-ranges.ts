import { echoCandidate } from './languages/word-classes.ts';
import type { Paragraph } from './paragraph.ts';
import { contextWords } from './preceding-context.ts';
import { entryOf, wordCount } from './text/words.ts';

export type ParagraphRange = { from: number; to: number };

/** The paragraph after all those affected by the words before `from`. */
export function contextEnd(paragraphs: readonly Paragraph[], from: number): number {
  let end = from;
  for (let words = 0; end < paragraphs.length && words < contextWords; end++) {
    words += paragraphs[end]?.sums.words ?? 0;
  }

  return end;
}

/**
 * The ranges to recompute, in order: the edited paragraphs with those after them, and paragraphs with a word that became a name or ceased
 * to be one. Nearby ranges are merged.
 */
export function rangesToReanalyze(
  paragraphs: readonly Paragraph[],
  edited: ParagraphRange,
  changedStems: ReadonlySet<number>,
): readonly ParagraphRange[] {
  if (changedStems.size === 0) return [edited];
  const ranges: ParagraphRange[] = [];
  let wordsBetween = 0;
  const add = (from: number, to: number) => {
    const last = ranges.at(-1);
    if (last && wordsBetween <= contextWords) last.to = Math.max(last.to, to);
    else ranges.push({ from, to });
    wordsBetween = 0;
  };
  paragraphs.forEach((paragraph, at) => {
    if (at === edited.from) add(edited.from, edited.to);
    const isWithin = at >= edited.from && at < edited.to;
    if (!isWithin && hasAnyStem(paragraph, changedStems)) add(at, at + 1);
    else if (!isWithin) wordsBetween += paragraph.sums.words;
  });
  if (edited.from >= paragraphs.length) add(edited.from, edited.to);

  return ranges;
}

/** Whether one of the stems occurs in a form that counts as an echo. */
function hasAnyStem({ words, vocabulary }: Paragraph, stems: ReadonlySet<number>): boolean {
  const { stemOf, classes } = vocabulary;
  for (let index = 0; index < wordCount(words); index++) {
    const entry = entryOf(words, index);
    if (((classes[entry] ?? 0) & echoCandidate) !== 0 && stems.has(stemOf[entry] ?? 0)) return true;
  }

  return false;
}
