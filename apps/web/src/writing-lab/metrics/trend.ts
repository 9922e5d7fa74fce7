import { baselineScore } from '@longhand/analysis/measures/style/change-points';
import { distancesToEarlier } from '@longhand/analysis/measures/style/delta';
import type { XAxis } from '@longhand/charts/axes';
import { positionEntries } from '@longhand/charts/crowded-days';
import type { LabMetricName } from '../analysis/texts/text-analysis.ts';
import type { CorpusText } from './corpus/corpus.ts';

/** The horizontal axis of a chart of texts. */
export type TextAxis = { along: XAxis; positionOf: (text: CorpusText) => number };

/** A text at its position on the axis, with its value and how unusual it was against the earlier texts. */
export type TrendPoint = {
  text: CorpusText;
  at: number;
  value: number | null;
  /** Standard score against all earlier texts; null for the first five. */
  score: number | null;
};

type AxisOptions = { name: string; dayOf: (at: Date) => string };

/** Texts are placed on the user's days, those of one day side by side; when all are from one day they are numbered. */
export function createTextAxis(
  texts: readonly CorpusText[],
  { name, dayOf }: AxisOptions,
): TextAxis {
  const days = texts.map(({ createdAt }) => dayOf(new Date(createdAt)));
  const isOneDay = new Set(days).size < 2;
  const { positions, starts } = positionEntries(days);
  const at = new Map(
    texts.map(({ id }, index) => [id, isOneDay ? index + 1 : (positions[index] ?? 0)]),
  );

  return {
    along: isOneDay
      ? { name, type: 'number', number: { maximumFractionDigits: 0 } }
      : { name, type: 'day', starts },
    positionOf: ({ id }) => at.get(id) ?? 0,
  };
}

/** The trend of a metric over the texts that have it, by creation date. */
export function metricTrend(
  texts: readonly CorpusText[],
  name: LabMetricName,
  { positionOf }: TextAxis,
): readonly TrendPoint[] {
  const known = texts.flatMap((text) => {
    const value = text.reading.figures[name]?.value ?? null;

    return value === null ? [] : [{ text, value }];
  });

  return known.map(({ text, value }, nth) => ({
    text,
    value,
    at: positionOf(text),
    score: baselineScore(
      value,
      known.slice(0, nth).map((before) => before.value),
    ),
  }));
}

/** Burrows's Delta of each text to all earlier ones; texts that are too short and the first five are left out. */
export function deltaTrend(
  texts: readonly CorpusText[],
  { positionOf }: TextAxis,
): readonly TrendPoint[] {
  const distances = distancesToEarlier(texts.map(({ reading }) => reading.frequencies));

  return texts.flatMap((text, nth): TrendPoint[] => {
    const value = distances[nth]?.value ?? null;

    return value === null ? [] : [{ text, at: positionOf(text), value, score: null }];
  });
}
