import { commonWord, functionWord } from '../languages/word-classes.ts';
import { stickySentenceLimits } from '../thresholds.ts';
import { isOf, isSpokenAt } from './reading.ts';
import type { Finder, Match } from './rule.ts';

/** A sentence nearly all of small and very common words: it sticks, for little in it carries meaning. */
export const stickySentence: Finder = {
  rules: ['sticky-sentence'],

  find(paragraph, { kind }) {
    const limit = stickySentenceLimits[kind];
    const matches: Match[] = [];
    for (const { first, end } of paragraph.sentences) {
      if (end - first < limit.words || isSpokenAt(paragraph, first)) continue;
      let small = 0;
      for (let index = first; index < end; index++) {
        if (isOf(paragraph, index, functionWord | commonWord)) small++;
      }
      const percent = Math.round((small / (end - first)) * 100);
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
