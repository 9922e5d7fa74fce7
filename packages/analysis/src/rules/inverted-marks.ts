import { wordsWithin } from './reading.ts';
import type { Finder, Match } from './rule.ts';

/** A question or an exclamation in Spanish opens with ¿ or ¡, wherever in the sentence it begins. */
export const invertedMarks: Finder = {
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
      const isWritten =
        isOpen || !/[\p{L}\d»”"’')…]\s?$/u.test(text.slice(Math.max(0, index - 2), index));
      isOpen = false;
      if (isWritten) continue;
      const place = { from: index, to: index + sign.length };
      matches.push({
        rule: 'local-marks',
        ...wordsWithin(words, place.from, place.to),
        ...place,
        reason: { code: 'inverted-mark', values: { mark: sign.startsWith('?') ? '¿' : '¡' } },
      });
    }

    return matches;
  },
};
