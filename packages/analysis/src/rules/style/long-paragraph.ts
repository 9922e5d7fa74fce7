import { endOf, startOf, wordCount } from '../../text/words.ts';
import { paragraphLengthLimits } from '../../thresholds.ts';
import type { ParagraphRule } from '../rule.ts';

/** Reports paragraphs longer than the limit for their document kind; Chinese is counted in characters. */
export const longParagraph: ParagraphRule = {
  rules: ['long-paragraph'],

  find({ words }, { language, kind }) {
    const limit = paragraphLengthLimits[kind];
    const count = wordCount(words);
    if (limit === null || count <= limit.words) return [];
    if (language.code !== 'zh') {
      const values = { words: count, limit: limit.words };

      return [
        {
          rule: 'long-paragraph',
          first: 0,
          end: count,
          reason: { code: 'long-paragraph', values },
        },
      ];
    }
    let characters = 0;
    for (let index = 0; index < count; index++)
      characters += endOf(words, index) - startOf(words, index);
    if (characters <= limit.characters) return [];
    const values = { characters, limit: limit.characters };

    return [
      {
        rule: 'long-paragraph',
        first: 0,
        end: count,
        reason: { code: 'long-paragraph-characters', values },
      },
    ];
  },
};
