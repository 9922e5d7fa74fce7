import { type Quartiles, quartilesOf } from './quartiles.ts';

export type OutsideCount = {
  outside: number;
  of: number;
  /** Whether this many would lie outside by chance in less than 1% of cases. */
  isSignificant: boolean;
};

type Comparison = { value: number; others: readonly number[] };

const significanceLevel = 0.01;

/**
 * Counts the values outside the middle half of their own comparison values and tests whether that is more than chance. A further text of
 * the same writer lies outside the quartiles of n others with probability p = (n + 3) / 2(n + 1): a value is equally likely between any two
 * of them, and the quartiles are at ranks 1 + (n − 1)/4 and 1 + 3(n − 1)/4. The count of k values is then a sum of k such trials (Poisson
 * binomial); it is significant where P(X ≥ count) < 0.01. The level is strict because the metrics of one text are correlated.
 */
export function countOutside(comparisons: readonly Comparison[]): OutsideCount {
  const compared = comparisons.flatMap(({ value, others }) => {
    const spread = quartilesOf(others);

    return spread
      ? [{ isOutside: isOutside(value, spread), chance: outsideProbability(spread.count) }]
      : [];
  });
  const outside = compared.filter((one) => one.isOutside).length;
  const chances = compared.map(({ chance }) => chance);

  return {
    outside,
    of: compared.length,
    isSignificant: upperTail(chances, outside) < significanceLevel,
  };
}

export function isOutside(value: number, { low, high }: Pick<Quartiles, 'low' | 'high'>): boolean {
  return value < low || value > high;
}

function outsideProbability(others: number): number {
  return (others + 3) / (2 * (others + 1));
}

/** The probability that at least `count` trials succeed; the distribution is built one trial at a time. */
function upperTail(chances: readonly number[], count: number): number {
  let shares = [1];
  for (const chance of chances) {
    const before = shares;
    shares = Array.from(
      { length: before.length + 1 },
      (_, hits) => (before[hits] ?? 0) * (1 - chance) + (before[hits - 1] ?? 0) * chance,
    );
  }

  return shares.slice(count).reduce((sum, share) => sum + share, 0);
}
