import { againstBaseline } from '@longhand/analysis/measures/style/change-points';
import { distancesToEarlier } from '@longhand/analysis/measures/style/delta';
import type { Along } from '@longhand/charts/axes';
import { placeOnDays } from '@longhand/charts/crowded-days';
import type { OwnText } from '../corpus/corpus.ts';
import type { FigureName } from '../reading/reading.ts';

/** Where the texts of a chart stand along it. */
export type TextAxis = { along: Along; placeOf: (text: OwnText) => number };

/** A text in its place along the chart, with its value and how unusual that was against the texts before it. */
export type Step = {
  text: OwnText;
  at: number;
  value: number | null;
  /** Standard score against all before it; null for the first five. */
  score: number | null;
};

type Named = { name: string; dayOf: (at: Date) => string };

/** Texts lie on the writer's days, those of one day side by side in their order; where all were begun on one day, they are counted. */
export function axisOfTexts(texts: readonly OwnText[], { name, dayOf }: Named): TextAxis {
  const days = texts.map(({ createdAt }) => dayOf(new Date(createdAt)));
  const isOneDay = new Set(days).size < 2;
  const { places, starts } = placeOnDays(days);
  const at = new Map(
    texts.map(({ id }, index) => [id, isOneDay ? index + 1 : (places[index] ?? 0)]),
  );

  return {
    along: isOneDay
      ? { name, holds: 'number', number: { maximumFractionDigits: 0 } }
      : { name, holds: 'day', starts },
    placeOf: ({ id }) => at.get(id) ?? 0,
  };
}

/** The course of a figure over the texts that have it, in the order in which they were begun. */
export function courseOf(
  texts: readonly OwnText[],
  name: FigureName,
  { placeOf }: TextAxis,
): readonly Step[] {
  const known = texts.flatMap((text) => {
    const value = text.reading.figures[name]?.value ?? null;

    return value === null ? [] : [{ text, value }];
  });

  return known.map(({ text, value }, nth) => ({
    text,
    value,
    at: placeOf(text),
    score: againstBaseline(
      value,
      known.slice(0, nth).map((before) => before.value),
    ),
  }));
}

/** Delta of each text to all that were written before it; texts that are too short for it, and the first five, are left out. */
export function deltasOf(texts: readonly OwnText[], { placeOf }: TextAxis): readonly Step[] {
  const distances = distancesToEarlier(texts.map(({ reading }) => reading.frequencies));

  return texts.flatMap((text, nth): Step[] => {
    const value = distances[nth]?.value ?? null;

    return value === null ? [] : [{ text, at: placeOf(text), value, score: null }];
  });
}
