import type { Match, ParagraphRule } from '../rule.ts';
import { wordsWithin } from '../word-access.ts';

/** Reports missing ¿ and ¡: Spanish questions and exclamations open with them, wherever in the sentence they begin. */
export const invertedMarks: ParagraphRule = {
  rules: ['local-marks'],

  find({ text, words }, { language: { code } }) {
    const matches: Match[] = [];
    if (code !== 'es' || (!text.includes('?') && !text.includes('!'))) return matches;
    let isOpen = false;
    for (const { 0: sign, index } of text.matchAll(/[¿¡]|[?!]+/g)) {
      if (sign === '¿' || sign === '¡') {
        isOpen = true;
        continue;
      }
      const isBalanced =
        isOpen || !/[\p{L}\d»”"’')…]\s?$/u.test(text.slice(Math.max(0, index - 2), index));
      isOpen = false;
      if (isBalanced) continue;
      const span = { from: index, to: index + sign.length };
      matches.push({
        rule: 'local-marks',
        ...wordsWithin(words, span.from, span.to),
        ...span,
        reason: { code: 'inverted-mark', values: { mark: sign.startsWith('?') ? '¿' : '¡' } },
      });
    }

    return matches;
  },
};
