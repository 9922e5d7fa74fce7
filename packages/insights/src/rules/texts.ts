import { daysBetween, toDayNumber } from '@longhand/goals/days';
import { hashSeed } from '@longhand/goals/random';
import { type Candidate, type Comparison, strengthOf } from '../candidate.ts';
import type { History } from '../history.ts';
import type { TextFigures } from '../insight-input.ts';
import { mean } from '../statistics/order-statistics.ts';
import { bootstrapInterval, resampledMean } from '../statistics/resampling.ts';
import { testShift } from '../statistics/shift-test.ts';

const maxTexts = 40;
const minPerSide = 5;
const maxRecent = 15;
const minSpanDays = 60;
const minPolarityShift = 0.2;
/** In standard deviations of the earlier texts. */
const minStyleShift = 0.8;

type Sides = { before: readonly TextFigures[]; recent: readonly TextFigures[] };

/**
 * Compares the latest 5 to 15 texts with those before them, at most 40 in all, over at least 60 days: polarity and every style measure. The style
 * measures are one comparison: the smallest p-value times their number (Bonferroni).
 * Only texts of the language and kind of the latest text are compared, because measures depend on both.
 */
export function textComparisons(history: History): Comparison[] {
  const sides = splitTexts(history);
  if (!sides) return [];
  const metrics = Object.keys(sides.recent.at(-1)?.metrics ?? {}).toSorted();

  const styles = metrics.flatMap((metric) => compareSides(history, sides, metric));
  const [style] = styles.toSorted((one, other) => one.p - other.p);

  return [
    ...compareSides(history, sides, null),
    ...(style ? [{ ...style, p: Math.min(1, style.p * styles.length) }] : []),
  ];
}

function splitTexts({ input, weekStart }: History): Sides | null {
  const complete = input.texts.filter(({ on }) => toDayNumber(on) < weekStart);
  const latest = complete.at(-1);
  const texts = complete
    .filter(({ language, kind }) => language === latest?.language && kind === latest.kind)
    .slice(-maxTexts);
  const [oldest] = texts;
  if (!latest || !oldest || texts.length < 2 * minPerSide) return null;
  if (daysBetween(oldest.on, latest.on) < minSpanDays) return null;
  const recent = Math.max(minPerSide, Math.min(maxRecent, Math.floor(texts.length / 2.5)));

  return { before: texts.slice(0, -recent), recent: texts.slice(-recent) };
}

/** @param metric a style measure; null for polarity */
function compareSides(history: History, sides: Sides, metric: string | null): Comparison[] {
  const [before, recent] = [sides.before, sides.recent].map((texts) =>
    texts.flatMap((text) => {
      const value = metric === null ? text.polarity : text.metrics[metric];

      return value === null || value === undefined ? [] : [{ text, value }];
    }),
  );
  if (!before || !recent || Math.min(before.length, recent.length) < minPerSide) return [];

  const seed = hashSeed('texts', metric ?? '', ...recent.map(({ text }) => text.id));
  const p = testShift(
    before.map(({ value }) => value),
    recent.map(({ value }) => value),
  );

  return [{ p, describe: () => describeShift({ history, before, recent, metric, seed }) }];
}

type MeasuredText = { text: TextFigures; value: number };

function describeShift(found: {
  history: History;
  before: readonly MeasuredText[];
  recent: readonly MeasuredText[];
  metric: string | null;
  seed: number;
}): Candidate | null {
  const { before, recent, metric, seed } = found;
  const [old, now] = [before.map(({ value }) => value), recent.map(({ value }) => value)];
  const shift = mean(now) - mean(old);
  const deviation = Math.sqrt(mean(old.map((value) => (value - mean(old)) ** 2)));
  const limit = metric === null ? minPolarityShift : minStyleShift * deviation;
  const interval = bootstrapInterval(
    (random) => resampledMean(now, random) - resampledMean(old, random),
    seed,
  );
  if (Math.abs(shift) <= limit || interval.low * interval.high <= 0) return null;
  const texts = [...before, ...recent].map(({ text }) => text);
  const lastDay = texts.at(-1)?.on ?? '';

  return {
    ...(metric === null
      ? { rule: 'sentiment_shift', code: shift > 0 ? 'sentiment_up' : 'sentiment_down' }
      : { rule: 'style_change', code: shift > 0 ? 'style_up' : 'style_down' }),
    subject: metric,
    params: {
      ...(metric === null ? {} : { metric: { type: 'metric', value: metric } as const }),
      from: { type: 'number', value: roundToThree(mean(old)) },
      to: { type: 'number', value: roundToThree(mean(now)) },
      recent: { type: 'number', value: recent.length },
    },
    ...{ n: texts.length, basis: 'texts' },
    effect: { kind: 'difference', value: shift, ...interval },
    strength: strengthOf(shift, metric === null ? 0.6 : 3 * Math.max(deviation, 1e-9)),
    ...{ lastDay: toDayNumber(lastDay), validDays: 28 },
    evidence: {
      ...{ chart: 'texts', from: texts[0]?.on ?? '', to: lastDay },
      days: [...new Set(recent.map(({ text }) => text.on))],
      textIds: texts.map(({ id }) => id),
      ...(metric === null ? {} : { metric }),
    },
  };
}

/** Three significant digits. */
function roundToThree(value: number): number {
  return Number(value.toPrecision(3));
}
