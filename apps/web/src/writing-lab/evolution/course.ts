import { againstBaseline } from '@longhand/analysis/measures/style/change-points';
import { distancesToEarlier } from '@longhand/analysis/measures/style/delta';
import type { Along } from '@longhand/charts/axes';
import type { OwnText } from '../corpus/corpus.ts';
import type { FigureName } from '../reading/reading.ts';

/** A text on its day, with its value and how unusual that was against the texts before it. */
export type Step = {
  text: OwnText;
  /** The writer's day on which it was begun, or its number where all were begun on one day. */
  at: string | number;
  value: number | null;
  /** Standard score against all before it; null for the first five. */
  score: number | null;
};

/** The course of a figure over the texts that have it, in the order in which they were begun. */
export function courseOf(
  texts: readonly OwnText[],
  name: FigureName,
  dayOf: (at: Date) => string,
): readonly Step[] {
  const known = texts.flatMap((text) => {
    const value = text.reading.figures[name]?.value ?? null;

    return value === null ? [] : [{ text, value }];
  });
  const places = placesOf(
    known.map(({ text }) => text),
    dayOf,
  );

  return known.map(({ text, value }, at) => ({
    text,
    value,
    at: places[at] ?? at + 1,
    score: againstBaseline(
      value,
      known.slice(0, at).map((before) => before.value),
    ),
  }));
}

/** Delta of each text to all that were written before it; texts that are too short for it, and the first five, are left out. */
export function deltasOf(texts: readonly OwnText[], dayOf: (at: Date) => string): readonly Step[] {
  const distances = distancesToEarlier(texts.map(({ reading }) => reading.frequencies));
  const places = placesOf(texts, dayOf);

  return texts.flatMap((text, at): Step[] => {
    const value = distances[at]?.value ?? null;

    return value === null ? [] : [{ text, at: places[at] ?? at + 1, value, score: null }];
  });
}

/** What lies along a chart of texts: their days, or their numbers where all were begun on one day. */
export function alongOf(name: string, steps: readonly Pick<Step, 'at'>[]): Along {
  return typeof steps[0]?.at === 'number'
    ? { name, holds: 'number', number: { maximumFractionDigits: 0 } }
    : { name, holds: 'day' };
}

function placesOf(
  texts: readonly OwnText[],
  dayOf: (at: Date) => string,
): readonly (string | number)[] {
  const days = texts.map(({ createdAt }) => dayOf(new Date(createdAt)));

  return new Set(days).size > 1 ? days : days.map((_, at) => at + 1);
}
