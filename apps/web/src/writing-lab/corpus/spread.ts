import type { Figure } from '@longhand/analysis/measures/figure';

/** Where the values of the writer's own texts lie. */
export type Spread = {
  count: number;
  least: number;
  /** A quarter lies below it. */
  low: number;
  middle: number;
  /** A quarter lies above it. */
  high: number;
  most: number;
};

/** Fewer texts than this are not what a writer usually does. */
export const fewestTexts = 3;

/** Quartiles by linear interpolation; null for fewer than three values. */
export function spreadOf(values: readonly number[]): Spread | null {
  if (values.length < fewestTexts) return null;
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

/** The values there are; those that do not hold are left out. */
export function knownValues(figures: readonly (Figure | undefined)[]): readonly number[] {
  return figures.flatMap((figure) => (figure && figure.value !== null ? [figure.value] : []));
}

/** The middle of some values; 0 of none. */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;

  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}
