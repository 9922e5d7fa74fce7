import type { CategoryName } from '../words/word-categories.ts';

/** Percentages of words of the nine kinds that style matching compares. */
export type FunctionShares = Readonly<Record<MatchedCategory, number>>;

export const matchedCategories = [
  'personalPronoun',
  'impersonalPronoun',
  'article',
  'conjunction',
  'preposition',
  'auxiliary',
  'adverb',
  'negation',
  'quantifier',
] as const satisfies readonly CategoryName[];

type MatchedCategory = (typeof matchedCategories)[number];

export const matchingSource =
  'Ireland & Pennebaker 2010, Language style matching in writing, J. Personality and Social Psychology 99(3)';

/**
 * How alike two texts use small words, 0–1: the mean over nine kinds of 1 − |p − q| / (p + q + 0.0001).
 *
 * @example
 * styleMatching(profile.functionWords, other.functionWords) // 0.93
 */
export function styleMatching(one: FunctionShares, other: FunctionShares): number {
  const parts = matchedCategories.map((name) => {
    const difference = Math.abs(one[name] - other[name]);

    return 1 - difference / (one[name] + other[name] + 0.0001);
  });

  return parts.reduce((sum, part) => sum + part, 0) / parts.length;
}
