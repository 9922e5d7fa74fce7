import type { Absence } from './measure.ts';

/** A number, or the reason why there is none. */
export type Figure = { value: number } | { value: null; absent: Absence };

/** A figure of a text with at least so many words. */
export function figureFrom(least: number, words: number, value: () => number): Figure {
  if (words < least) {
    return { value: null, absent: { code: 'too-short', unit: 'words', needs: least, has: words } };
  }
  const found = value();

  return Number.isFinite(found) ? { value: found } : { value: null, absent: { code: 'undefined' } };
}

export const otherLanguage: { value: null; absent: Absence } = {
  value: null,
  absent: { code: 'language' },
};
