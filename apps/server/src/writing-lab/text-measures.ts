import type { MetricValue } from '@longhand/analysis/measures/metric-value';
import type { MetricTarget } from '@longhand/contract/writing-lab-targets';

/** The stored part of a text’s analysis. */
export type TextMeasures = {
  words: number;
  sentences: number;
  metrics: Partial<Record<MetricTarget['figure'], MetricValue>>;
  /** Share of sentences with a word of the sentiment list; null in English. */
  sentimentCoverage: number | null;
  /** Mean sentiment of up to 60 consecutive parts with about the same number of sentences; empty without sentiment. */
  sentimentArc: { sentences: number; polarity: number }[];
};
