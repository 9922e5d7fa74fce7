import type { Span } from '../findings.ts';
import type { Figure } from './figure.ts';

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
 * A pattern of language, with every place that made it: what the words say, not what the writer (or a
 * character) is like. No validated public word list exists for any of the six; the phrases are Longhand's own.
 */
export type Facet = {
  name: FacetName;
  /** (first − second) / (first + second), −1 to 1. */
  balance: Figure;
  first: readonly FacetMatch[];
  second: readonly FacetMatch[];
};

export type FacetMatch = { span: Span; text: string };

/**
 * The phrases of each facet: for its first pole, for its second, and those that only seem to speak for one (“no hope”
 * is listed, so that its “hope” does not count). They are parted by `|`; a word may end in a star, for any ending.
 */
export type FacetLists = Readonly<
  Record<FacetName, readonly [first: string, second: string, neither?: string]>
>;
