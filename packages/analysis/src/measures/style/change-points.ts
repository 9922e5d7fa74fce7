/** A place in a series where the level of its values changes. */
export type ChangePoint = {
  /** Index of the first value after the change. */
  at: number;
  /** p-value: probability of such a change in a series without one. */
  p: number;
  before: number;
  after: number;
};

export const changePointSource =
  'Pettitt 1979, A non-parametric approach to the change-point problem, Applied Statistics 28(2)';

/** Minimum number of values to detect a change. */
export const changePointMinValues = 8;
const significant = 0.05;

/**
 * Where a series changes its level, found by Pettitt's test and sought again on either side. `before` and
 * `after` are the medians there. Fewer than eight values have no change point, and a rise that is undone as
 * long after is not seen.
 *
 * @example
 * changePoints([1, 2, 1, 2, 1, 9, 8, 9, 8, 9])[0]?.at // 5
 */
export function changePoints(values: readonly number[]): readonly ChangePoint[] {
  return within(values, 0, values.length).sort((one, other) => one.at - other.at);
}

function within(values: readonly number[], from: number, to: number): ChangePoint[] {
  const part = values.slice(from, to);
  if (part.length < changePointMinValues) return [];
  const { at, p } = pettitt(part);
  if (p >= significant) return [];
  const before = medianOf(part.slice(0, at));
  const after = medianOf(part.slice(at));

  return [
    { at: from + at, p, before, after },
    ...within(values, from, from + at),
    ...within(values, from + at, to),
  ];
}

/** K is the largest absolute sum of the signs of all differences between values before and after a place. */
export function pettitt(values: readonly number[]): { at: number; statistic: number; p: number } {
  const n = values.length;
  let sum = 0;
  let at = 0;
  let statistic = 0;
  for (let index = 0; index < n - 1; index++) {
    for (const other of values) sum += Math.sign((values[index] ?? 0) - other);
    if (Math.abs(sum) > statistic) {
      statistic = Math.abs(sum);
      at = index + 1;
    }
  }

  return { at, statistic, p: Math.min(1, 2 * Math.exp((-6 * statistic ** 2) / (n ** 3 + n ** 2))) };
}

/** Standard score of a value relative to the earlier ones; null for fewer than five, or if all are equal. */
export function baselineScore(value: number, before: readonly number[]): number | null {
  if (before.length < 5) return null;
  const mean = before.reduce((sum, one) => sum + one, 0) / before.length;
  const squares = before.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  const deviation = Math.sqrt(squares / (before.length - 1));

  return deviation === 0 ? null : (value - mean) / deviation;
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;

  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}
