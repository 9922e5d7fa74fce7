import { median } from './order-statistics.ts';

export type Decomposition = {
  /** Moving median of the 28 days around each day. */
  trend: readonly number[];
  /** Effect of each place in the week, centered: the median of the differences from the trend. */
  weekday: readonly number[];
  /** The value without trend and weekday effect; null for days without a value. */
  remainder: readonly (number | null)[];
};

const trendDays = 28;

/**
 * Seasonal decomposition of daily values into trend, weekday effect (the seasonal part) and remainder. `value = trend + weekday +
 * remainder`. Medians keep single days from bending the trend. At both ends the trend uses fewer days.
 *
 * @param values by day; null for a day that is left out
 */
export function decompose(values: readonly (number | null)[]): Decomposition {
  const half = trendDays / 2;
  const trend = values.map((_, at) =>
    median(presentValues(values.slice(Math.max(0, at - half), at + half + 1))),
  );
  const detrended = values.map((value, at) => (value === null ? null : value - (trend[at] ?? 0)));
  const effects = Array.from({ length: 7 }, (_, weekday) =>
    median(presentValues(detrended.filter((_value, at) => at % 7 === weekday))),
  );
  const middle = effects.reduce((sum, one) => sum + one, 0) / 7;
  const weekday = effects.map((effect) => effect - middle);

  return {
    trend,
    weekday,
    remainder: detrended.map((value, at) =>
      value === null ? null : value - (weekday[at % 7] ?? 0),
    ),
  };
}

/**
 * Modified z-score of each remainder: 0.6745 · (r − median) / MAD (Iglewicz & Hoaglin 1993, How to Detect and Handle Outliers); beyond ±3.5
 * a day is unusual. Null where there is no value, and everywhere if more than half of the remainders are equal.
 */
export function modifiedScores(remainder: readonly (number | null)[]): (number | null)[] {
  const present = presentValues(remainder);
  const middle = median(present);
  const deviation = median(present.map((value) => Math.abs(value - middle)));

  return remainder.map((value) =>
    value === null || deviation === 0 ? null : (0.6745 * (value - middle)) / deviation,
  );
}

function presentValues(values: readonly (number | null)[]): number[] {
  return values.filter((value) => value !== null);
}
