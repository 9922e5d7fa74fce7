import type { RelatedPlace } from '../findings.ts';
import type { ParagraphText } from '../paragraph.ts';
import { wordAt } from './reading.ts';
import type { Match } from './rule.ts';

/**
 * A content word that returns within sixty words, in any of its forms. Names, small and very common
 * words, verbs of saying and all that is spoken do not count, though they take up distance. Looks
 * across paragraphs: `neighbours.ts` finds the places, this says what to make of them.
 */
export function echoMatch(
  paragraph: ParagraphText,
  { index, distance, earlier }: EchoedUse,
): Match {
  const values = { word: wordAt(paragraph, index), distance, uses: earlier.length + 1 };

  return {
    rule: 'echo',
    first: index,
    end: index + 1,
    related: earlier,
    reason: { code: 'echo', values },
  };
}

export const echoWindow = 60;

/** A word used so often in so many words is what they are about, and no echo. */
export const topic = { words: 300, uses: 7 };

/** Where capitals tell no names, a word may sooner be one. */
export const topicWithoutCapitals = 5;

/** A word at `index` that was used before, last `distance` words ago. */
export type EchoedUse = { index: number; distance: number; earlier: readonly RelatedPlace[] };

/** Between a word and itself these make a set phrase: week to week, step by step, miles and miles. */
export const setPhraseLinks: ReadonlySet<string> = new Set(
  'to by in after upon on for and a por y tras à après et en für um an zu nach und إلى بعد ثم و'.split(
    ' ',
  ),
);
