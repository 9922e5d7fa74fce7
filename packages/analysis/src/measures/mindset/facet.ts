import type { Span } from '../../findings.ts';
import type { MetricValue } from '../metric-value.ts';

export const facetNames = ['mindset', 'focus', 'drive', 'control', 'outlook', 'certainty'] as const;

export type FacetName = (typeof facetNames)[number];

/** The two poles of each facet, in the order of the balance: 1 is the first, −1 the second. */
export const facetPoles: Readonly<Record<FacetName, readonly [first: string, second: string]>> = {
  mindset: ['growth', 'fixed'],
  focus: ['promotion', 'prevention'],
  drive: ['agency', 'communion'],
  control: ['internal', 'external'],
  outlook: ['optimism', 'pessimism'],
  certainty: ['certain', 'tentative'],
};

/**
 * A pattern of language with all its matches: it describes the words, not the writer or a character.
 * There is no validated public word list for any of the six; the phrases are Longhand's own.
 */
export type Facet = {
  name: FacetName;
  /** (first − second) / (first + second), −1 to 1. */
  balance: MetricValue;
  first: readonly FacetMatch[];
  second: readonly FacetMatch[];
};

export type FacetMatch = { span: Span; text: string };

/**
 * The phrases of each facet: for its first pole, for its second, and those to ignore (“no hope” is listed, so that its “hope” does not
 * count). Separated by `|`; a word may end in a star, for any ending.
 */
export type FacetLists = Readonly<
  Record<FacetName, readonly [first: string, second: string, neither?: string]>
>;
