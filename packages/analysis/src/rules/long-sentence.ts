import type { SegmentedParagraph } from '../paragraph.ts';
import type { SentenceSpan } from '../text/sentences.ts';
import { endOf, startOf } from '../text/words.ts';
import { sentenceLengthLimits } from '../thresholds.ts';
import type { Finder, Match, Setting } from './rule.ts';

/**
 * Sentences longer than readers of such a text take in at one go. Plain-language guidance asks for
 * 25 words at most where information is to be found; literature is given more room, verse is free.
 */
export const longSentence: Finder = {
  rules: ['long-sentence'],

  find(paragraph, setting) {
    return paragraph.sentences.flatMap((sentence) => matchOf(paragraph, sentence, setting) ?? []);
  },
};

function matchOf(
  paragraph: SegmentedParagraph,
  { first, end }: SentenceSpan,
  { language, kind }: Setting,
): Match | null {
  const limit = sentenceLengthLimits[kind];
  if (limit === null) return null;
  if (language.code === 'zh') {
    const characters = charactersOf(paragraph, first, end);
    const values = { characters, limit: limit.characters };

    return characters > limit.characters
      ? { rule: 'long-sentence', first, end, reason: { code: 'long-sentence-characters', values } }
      : null;
  }
  const words = end - first;

  return words > limit.words
    ? {
        rule: 'long-sentence',
        first,
        end,
        reason: { code: 'long-sentence', values: { words, limit: limit.words } },
      }
    : null;
}

function charactersOf({ words }: SegmentedParagraph, first: number, end: number): number {
  let characters = 0;
  for (let index = first; index < end; index++)
    characters += endOf(words, index) - startOf(words, index);

  return characters;
}
