import type { MetricValue } from '@longhand/analysis/measures/metric-value';

/** Distribution of a metric over the user's own texts: quartiles with minimum and maximum. */
export type Quartiles = {
  count: number;
  least: number;
  /** Lower quartile. */
  low: number;
  middle: number;
  /** Upper quartile. */
  high: number;
  most: number;
};

/** With fewer texts there are no quartiles. */
export const minTexts = 3;

/** Quartiles by linear interpolation; null for fewer than three values. */
export function quartilesOf(values: readonly number[]): Quartiles | null {
  if (values.length < minTexts) return null;
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number) => {
    const place = share * (sorted.length - 1);
    const [lower, upper] = [sorted[Math.floor(place)] ?? 0, sorted[Math.ceil(place)] ?? 0];

    return lower + (upper - lower) * (place - Math.floor(place));
  };

  return {
    count: sorted.length,
    least: at(0),
    low: at(0.25),
    middle: at(0.5),
    high: at(0.75),
    most: at(1),
  };
}

/** The values that are defined. */
export function definedValues(figures: readonly (MetricValue | undefined)[]): readonly number[] {
  return figures.flatMap((figure) => (figure && figure.value !== null ? [figure.value] : []));
}

/** The median; 0 without values. */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;

  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}
