import { echoCandidate } from '../../languages/word-classes.ts';
import { entryOf, flagsOf, spokenFlag, wordCount } from '../../text/words.ts';
import type { AnalyzedText } from '../analyzed-text.ts';

/** Distance between uses of a word: one of its forms, its uses in any form, and the median number of words from one use to the next. */
export type WordGap = readonly [word: string, uses: number, median: number];

/** Limit per text; the most frequent words are kept. */
const maxWords = 1500;

/** The gaps of each content word used at least twice. As in the echo rule, names and dialogue are ignored. */
export function computeWordGaps({ paragraphs, vocabulary }: AnalyzedText): readonly WordGap[] {
  const latest = new Map<number, number>();
  const words = new Map<number, string>();
  const gaps = new Map<number, number[]>();
  let position = 0;
  for (const paragraph of paragraphs) {
    for (let index = 0; index < wordCount(paragraph.words); index++, position++) {
      const entry = entryOf(paragraph.words, index);
      if (((vocabulary.classes[entry] ?? 0) & echoCandidate) === 0) continue;
      if ((flagsOf(paragraph.words, index) & spokenFlag) !== 0) continue;
      const stem = vocabulary.stemOf[entry] ?? 0;
      if (vocabulary.isName(stem)) continue;
      const before = latest.get(stem);
      latest.set(stem, position);
      if (before === undefined) {
        words.set(stem, vocabulary.forms[entry] ?? '');
        continue;
      }
      const known = gaps.get(stem);
      if (known) known.push(position - before);
      else gaps.set(stem, [position - before]);
    }
  }

  return [...gaps]
    .map(
      ([stem, wordGaps]): WordGap => [
        words.get(stem) ?? '',
        wordGaps.length + 1,
        medianOf(wordGaps),
      ],
    )
    .toSorted((one, other) => other[1] - one[1])
    .slice(0, maxWords);
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;

  return sorted.length % 2 === 1 ? upper : Math.round(((sorted[middle - 1] ?? 0) + upper) / 2);
}
