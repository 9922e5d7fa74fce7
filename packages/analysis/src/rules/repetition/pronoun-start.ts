import { subjectPronouns } from '../../lexicons/pronouns.ts';
import type { SegmentedParagraph } from '../../paragraph.ts';
import { endOf, startOf } from '../../text/words.ts';
import { pronounStartLimit } from '../../thresholds.ts';
import type { ParagraphRule } from '../rule.ts';
import { formAt, isAdjacent, isSpokenAt } from '../word-access.ts';

/**
 * Reports a paragraph in which most sentences begin with a personal pronoun, once, at the first sentence above the limit. Dialogue does not
 * count.
 */
export const pronounStart: ParagraphRule = {
  rules: ['pronoun-start'],

  find(paragraph, { language }) {
    const pronouns = subjectPronouns[language.code];
    const { sentences, words } = paragraph;
    if (!pronouns || sentences.length < pronounStartLimit.sentences) return [];
    const narratedSentences = sentences.filter(({ first }) => !isSpokenAt(paragraph, first));
    if (narratedSentences.length < pronounStartLimit.sentences) return [];
    const pronounStartIndexes = narratedSentences
      .map(({ first }) => first)
      .filter((first) => pronouns.has(formAt(paragraph, first)) && !isPossessive(paragraph, first));
    const allowedStarts = Math.floor(narratedSentences.length * pronounStartLimit.share);
    const at = pronounStartIndexes[allowedStarts];
    if (at === undefined) return [];

    return [
      {
        rule: 'pronoun-start',
        first: at,
        end: at + 1,
        related: pronounStartIndexes
          .filter((first) => first < at)
          .map((first) => ({
            paragraphs: 0,
            from: startOf(words, first),
            to: endOf(words, first),
          })),
        reason: {
          code: 'pronoun-start',
          values: { uses: pronounStartIndexes.length, sentences: narratedSentences.length },
        },
      },
    ];
  },
};

/** 我的世界: a possessive. */
function isPossessive(paragraph: SegmentedParagraph, first: number): boolean {
  return isAdjacent(paragraph, first + 1) && formAt(paragraph, first + 1) === '的';
}
