import { subjectPronouns } from '../lexicons/pronouns.ts';
import type { SegmentedParagraph } from '../paragraph.ts';
import { endOf, startOf } from '../text/words.ts';
import { pronounStartLimit } from '../thresholds.ts';
import { follows, formAt, isSpokenAt } from './reading.ts';
import type { Finder } from './rule.ts';

/** A paragraph most of whose sentences begin with he, she, it, they; told once, at the first that is too many. Speech does not count. */
export const pronounStart: Finder = {
  rules: ['pronoun-start'],

  find(paragraph, { language }) {
    const pronouns = subjectPronouns[language.code];
    const { sentences, words } = paragraph;
    if (!pronouns || sentences.length < pronounStartLimit.sentences) return [];
    const told = sentences.filter(({ first }) => !isSpokenAt(paragraph, first));
    if (told.length < pronounStartLimit.sentences) return [];
    const heads = told
      .map(({ first }) => first)
      .filter((first) => pronouns.has(formAt(paragraph, first)) && !isOwner(paragraph, first));
    const most = Math.floor(told.length * pronounStartLimit.share);
    const at = heads[most];
    if (at === undefined) return [];

    return [
      {
        rule: 'pronoun-start',
        first: at,
        end: at + 1,
        related: heads
          .filter((first) => first < at)
          .map((first) => ({
            paragraphs: 0,
            from: startOf(words, first),
            to: endOf(words, first),
          })),
        reason: {
          code: 'pronoun-start',
          values: { uses: heads.length, sentences: told.length },
        },
      },
    ];
  },
};

/** 我的世界: whose something is. */
function isOwner(paragraph: SegmentedParagraph, first: number): boolean {
  return follows(paragraph, first + 1) && formAt(paragraph, first + 1) === '的';
}
