import type { Absence } from './measure.ts';

/** A number, or the reason for its absence. */
export type MetricValue = { value: number } | { value: null; absent: Absence };

/** The value of a metric for a text with at least `minWords` words. */
export function computeMetricValue(
  minWords: number,
  words: number,
  value: () => number,
): MetricValue {
  if (words < minWords) {
    return {
      value: null,
      absent: { code: 'too-short', unit: 'words', needs: minWords, has: words },
    };
  }
  const found = value();

  return Number.isFinite(found) ? { value: found } : { value: null, absent: { code: 'undefined' } };
}

export const unsupportedLanguage: { value: null; absent: Absence } = {
  value: null,
  absent: { code: 'language' },
};
