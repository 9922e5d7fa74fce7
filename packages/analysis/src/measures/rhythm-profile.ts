import type { AnalyzedText } from './analyzed-text.ts';
import { computeMetricValue, type MetricValue } from './metric-value.ts';

/** Statistics of consecutive sentence lengths; in characters in Chinese, otherwise in words. */
export type Rhythm = {
  unit: 'words' | 'characters';
  mean: MetricValue;
  /** Sample standard deviation, in the unit. */
  deviation: MetricValue;
  /** Standard deviation divided by mean; 0 if all are equal. */
  variation: MetricValue;
  /** (σ − μ) / (σ + μ), −1 (even) to 1 (long ones in bursts). */
  burstiness: MetricValue;
  /** The longest run of sentences that each differ by at most two from the previous one. */
  longestRun: MetricValue;
};

export const rhythmSources: Readonly<Record<Exclude<keyof Rhythm, 'unit'>, string>> = {
  mean: 'Arithmetic mean',
  deviation: 'Sample standard deviation',
  variation: 'Coefficient of variation',
  burstiness: 'Goh & Barabási 2008, Burstiness and memory in complex systems, EPL 81',
  longestRun: 'Longhand’s own: monotony as a run of sentences of nearly one length',
};

export function computeRhythm(analyzedText: AnalyzedText): Rhythm {
  const isChinese = analyzedText.language === 'zh';
  const lengths = isChinese
    ? sentenceLengthsInCharacters(analyzedText)
    : sentenceLengthsInWords(analyzedText);
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  const squares = lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0);
  const deviation = Math.sqrt(squares / (lengths.length - 1));
  const metric = (least: number, value: () => number): MetricValue =>
    metricOfSentences(least, lengths.length, value);

  return {
    unit: isChinese ? 'characters' : 'words',
    mean: metric(1, () => mean),
    deviation: metric(2, () => deviation),
    variation: metric(2, () => deviation / mean),
    burstiness: metric(10, () => (deviation - mean) / (deviation + mean)),
    longestRun: metric(1, () => longestEvenRun(lengths)),
  };
}

function metricOfSentences(least: number, has: number, value: () => number): MetricValue {
  const metric = computeMetricValue(least, has, value);
  if (metric.value !== null || metric.absent.code !== 'too-short') return metric;

  return { value: null, absent: { ...metric.absent, unit: 'sentences' } };
}

function sentenceLengthsInWords({ paragraphs }: AnalyzedText): number[] {
  return paragraphs.flatMap(({ sentences }) => sentences.map(({ first, end }) => end - first));
}

function sentenceLengthsInCharacters({ paragraphs }: AnalyzedText): number[] {
  return paragraphs.flatMap(({ sentences, text }) =>
    sentences.map(({ from, to }) => text.slice(from, to).match(/[\p{L}\p{Nd}]/gu)?.length ?? 0),
  );
}

function longestEvenRun(lengths: readonly number[]): number {
  let longest = 1;
  let run = 1;
  for (let index = 1; index < lengths.length; index++) {
    const step = Math.abs((lengths[index] ?? 0) - (lengths[index - 1] ?? 0));
    run = step <= 2 ? run + 1 : 1;
    longest = Math.max(longest, run);
  }

  return longest;
}
