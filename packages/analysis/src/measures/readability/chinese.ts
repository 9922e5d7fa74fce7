import type { Measure } from '../measure.ts';

const chinese = {
  languages: ['zh'],
  needs: { unit: 'words', least: 1 },
  evidence: ['longestSentences'],
  unit: 'score',
} as const satisfies Partial<Measure>;

/**
 * 0.5 (characters per clause + share of adverbs and conjunctions). Fitted to company reports: it ranks texts, but does not give school
 * years.
 */
export const xuWei: Measure = {
  ...chinese,
  name: 'xu-wei',
  source: '徐巍、姚振晔、陈冬华 2021，《中文年报可读性：衡量与检验》，会计研究',
  value: ({ words, letters, clauses, weight }) =>
    0.5 * (letters / Math.max(1, clauses) + weight / words),
};

/** Needs the HSK word list up to level 3, which has no free license. */
export const sunHanyin: Measure = {
  ...chinese,
  name: 'sun-hanyin',
  source: '孙汉银 1992，《中文易懂性公式》，北京师范大学',
  unavailableResource: 'word-list',
  value: () => Number.NaN,
};
