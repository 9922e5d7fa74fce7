import type { SegmentedParagraph } from '../../paragraph.ts';
import type { SentenceSpan } from '../../text/sentences.ts';
import { endOf, startOf } from '../../text/words.ts';
import { sentenceLengthLimits } from '../../thresholds.ts';
import type { Match, ParagraphRule, RuleSettings } from '../rule.ts';

/**
 * Reports sentences longer than the limit for their document kind. Plain-language guidance asks for 25 words at most in informational
 * texts; fiction has higher limits and verse has none.
 */
export const longSentence: ParagraphRule = {
  rules: ['long-sentence'],

  find(paragraph, settings) {
    return paragraph.sentences.flatMap(
      (sentence) => createMatch(paragraph, sentence, settings) ?? [],
    );
  },
};

function createMatch(
  paragraph: SegmentedParagraph,
  { first, end }: SentenceSpan,
  { language, kind }: RuleSettings,
): Match | null {
  const limit = sentenceLengthLimits[kind];
  if (limit === null) return null;
  if (language.code === 'zh') {
    const characters = countCharacters(paragraph, first, end);
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

function countCharacters({ words }: SegmentedParagraph, first: number, end: number): number {
  let characters = 0;
  for (let index = first; index < end; index++)
    characters += endOf(words, index) - startOf(words, index);

  return characters;
}
