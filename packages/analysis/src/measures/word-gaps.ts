import { echoable } from '../languages/word-classes.ts';
import { entryOf, isSpoken, marksOf, wordCount } from '../text/words.ts';
import type { Material } from './material.ts';

/** How far apart the uses of a word stand: a form of it, how often it is told in any form, and the median of words from one use to the next. */
export type WordGap = readonly [word: string, uses: number, median: number];

/** Kept of each text; the words used most. */
const most = 1500;

/** Of each content word that is told at least twice, as the rule on echoes counts uses: names and dialogue do not count. */
export function wordGapsOf({ paragraphs, vocabulary }: Material): readonly WordGap[] {
  const latest = new Map<number, number>();
  const words = new Map<number, string>();
  const gaps = new Map<number, number[]>();
  let position = 0;
  for (const paragraph of paragraphs) {
    for (let index = 0; index < wordCount(paragraph.words); index++, position++) {
      const entry = entryOf(paragraph.words, index);
      if (((vocabulary.classes[entry] ?? 0) & echoable) === 0) continue;
      if ((marksOf(paragraph.words, index) & isSpoken) !== 0) continue;
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
    .map(([stem, its]): WordGap => [words.get(stem) ?? '', its.length + 1, medianOf(its)])
    .toSorted((one, other) => other[1] - one[1])
    .slice(0, most);
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;

  return sorted.length % 2 === 1 ? upper : Math.round(((sorted[middle - 1] ?? 0) + upper) / 2);
}
