import type { MetricValue } from '@longhand/analysis/measures/metric-value';
import type { WordFrequencies } from '@longhand/analysis/measures/style/frequencies';
import type { AnalysisWithProfile } from '@longhand/analysis/whole';
import type { DocumentKind, TextLanguage } from '@longhand/contract/values';
import type { MetricTarget } from '@longhand/contract/writing-lab-targets';

type MetricName = MetricTarget['figure'];

/** The stored part of a text’s analysis. */
export type TextMeasures = {
  words: number;
  sentences: number;
  metrics: Partial<Record<MetricName, MetricValue>>;
  /** Share of sentences with a word of the sentiment list; null in English. */
  sentimentCoverage: number | null;
  /** Up to 60 consecutive parts with about the same number of sentences; empty without sentiment. */
  sentimentArc: { sentences: number; polarity: number }[];
};

export type MeasuredText = { measures: TextMeasures; frequencies: WordFrequencies['uses'] };

const arcParts = 60;

/** Analyzes a text with its profile, as the browser does for comparisons. Loads the word lists of its language. */
export async function measureText({
  text,
  language,
  kind,
}: {
  text: string;
  language: TextLanguage;
  kind: DocumentKind;
}): Promise<MeasuredText> {
  const { analyzeWithProfile } = await import('@longhand/analysis/whole');
  const whole = await analyzeWithProfile(text, { language, kind });
  const { profile, counts } = whole;
  const { sentiment } = profile;

  return {
    measures: {
      words: counts.words,
      sentences: counts.sentences,
      metrics: metricsOf(whole),
      sentimentCoverage: sentiment.compound === null ? null : (sentiment.beta?.sentences ?? null),
      sentimentArc: sentiment.compound === null ? [] : arcOf(sentiment.sentences, counts.sentences),
    },
    frequencies: profile.frequencies.uses,
  };
}

function metricsOf({ profile, measures }: AnalysisWithProfile): TextMeasures['metrics'] {
  const { sentiment } = profile;
  const metrics: Partial<Record<string, MetricValue>> = {
    mtld: profile.diversity.mtld,
    hdd42: profile.diversity.hdd42,
    burstiness: profile.rhythm.burstiness,
    formality: profile.formality,
    'mean-sentiment':
      sentiment.compound === null
        ? { value: null, absent: sentiment.absent }
        : { value: sentiment.mean },
  };
  for (const one of measures) {
    metrics[one.name] =
      one.value === null ? { value: null, absent: one.absent } : { value: one.value };
  }
  for (const { name, figure } of profile.mind) metrics[name] = figure;
  for (const { name, figure } of profile.emotions) metrics[`emotion-${name}`] = figure;
  for (const { name, balance } of profile.mindset) metrics[`facet-${name}`] = balance;

  return metrics;
}

/** Neutral sentences are not listed and count as 0. */
function arcOf(
  sentences: readonly { sentence: number; compound: number }[],
  count: number,
): TextMeasures['sentimentArc'] {
  const parts = Math.min(arcParts, count);

  return Array.from({ length: parts }, (_, index) => {
    const [from, to] = [
      Math.floor((index * count) / parts),
      Math.floor(((index + 1) * count) / parts),
    ];
    const sum = sentences
      .filter(({ sentence }) => sentence >= from && sentence < to)
      .reduce((all, { compound }) => all + compound, 0);

    return { sentences: to - from, polarity: sum / Math.max(1, to - from) };
  });
}
