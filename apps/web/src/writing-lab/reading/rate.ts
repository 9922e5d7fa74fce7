import { limits } from '@longhand/contract/limits';

/** Findings for every 1,000 words; null for a text too short for one to mean anything. */
export function perThousand(findings: number, words: number): number | null {
  return words < limits.rateWordsLeast ? null : (1000 * findings) / words;
}

/** As many decimals as a rate deserves: four findings in a novel are not written as 0. */
export function rateDigits(rate: number): number {
  if (rate >= 10) return 0;

  return rate < 0.1 ? 2 : 1;
}
