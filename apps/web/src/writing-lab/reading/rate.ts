import { limits } from '@longhand/contract/limits';

/** Findings for every 1,000 words; null for a text too short for one to mean anything. */
export function perThousand(findings: number, words: number): number | null {
  return words < limits.rateWordsLeast ? null : (1000 * findings) / words;
}
