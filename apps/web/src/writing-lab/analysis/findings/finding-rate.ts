import { limits } from '@longhand/contract/limits';

/** Findings per 1,000 words; null if the text is too short for a meaningful rate. */
export function perThousand(findings: number, words: number): number | null {
  return words < limits.rateWordsMin ? null : (1000 * findings) / words;
}

/** The number of decimals for a rate, so that four findings in a novel are not shown as 0. */
export function rateFractionDigits(rate: number): number {
  if (rate >= 10) return 0;

  return rate < 0.1 ? 2 : 1;
}
