import { commonWord, functionWord } from '../../languages/word-classes.ts';
import { stickySentenceLimits } from '../../thresholds.ts';
import type { Match, ParagraphRule } from '../rule.ts';
import { hasClass, isSpokenAt } from '../word-access.ts';

/** Reports sentences made almost entirely of function words and very common words. */
export const stickySentence: ParagraphRule = {
  rules: ['sticky-sentence'],

  find(paragraph, { kind }) {
    const limit = stickySentenceLimits[kind];
    const matches: Match[] = [];
    for (const { first, end } of paragraph.sentences) {
      if (end - first < limit.words || isSpokenAt(paragraph, first)) continue;
      let functionWords = 0;
      for (let index = first; index < end; index++) {
        if (hasClass(paragraph, index, functionWord | commonWord)) functionWords++;
      }
      const percent = Math.round((functionWords / (end - first)) * 100);
      if (percent <= limit.percent) continue;
      const values = { percent, limit: limit.percent };
      matches.push({
        rule: 'sticky-sentence',
        first,
        end,
        reason: { code: 'sticky-sentence', values },
      });
    }

    return matches;
  },
};
