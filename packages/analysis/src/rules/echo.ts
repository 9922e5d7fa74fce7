import type { RelatedPlace } from '../findings.ts';
import type { ParagraphText } from '../paragraph.ts';
import { endOf, startOf } from '../text/words.ts';
import type { Match, Rule } from './rule.ts';

/**
 * A content word that returns within sixty words, in any of its forms. Names, small and very common
 * words, verbs of saying and all that is spoken do not count, though they take up distance. Looks
 * across paragraphs: `neighbours.ts` finds the places, this says what to make of them.
 */
export const echo: Omit<Rule, 'find'> & {
  match(paragraph: ParagraphText, use: EchoedUse): EchoMatch;
} = {
  name: 'echo',
  category: 'echo',
  source:
    'Fowler, A Dictionary of Modern English Usage (1926), “Repetition of words or sounds”: the careless return of a word just used; the window of sixty words is Longhand’s own',
  applies: ({ kind }) => kind !== 'poetry' && kind !== 'lyrics',
  match({ text, words }, { index, distance, earlier }) {
    const word = text.slice(startOf(words, index), endOf(words, index));

    return {
      first: index,
      end: index + 1,
      related: earlier,
      reason: { code: 'echo', values: { word, distance, uses: earlier.length + 1 } },
    };
  },
};

export const echoWindow = 60;

/** A word at `index` that was used before, last `distance` words ago. */
export type EchoedUse = { index: number; distance: number; earlier: readonly RelatedPlace[] };

type EchoMatch = Match & { related: readonly RelatedPlace[] };

/** Between a word and itself these make a set phrase: week to week, step by step, miles and miles. */
export const setPhraseLinks: ReadonlySet<string> = new Set(
  'to by in after upon on for and a por y à après et en für um an zu nach und'.split(' '),
);
