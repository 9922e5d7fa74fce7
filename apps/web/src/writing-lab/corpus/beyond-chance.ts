import { type Spread, spreadOf } from './spread.ts';

export type OutsideCount = {
  outside: number;
  of: number;
  /** Whether so many would lie outside by chance alone in less than one case of a hundred. */
  isBeyondChance: boolean;
};

type Comparison = { value: number; others: readonly number[] };

const level = 0.01;

/**
 * How many values lie outside the middle half of their own others, and whether that is more than chance gives. A further
 * text of the same writer lies outside the quartiles of n others with the chance p = (n + 3) / 2(n + 1): a value is as likely
 * between any two of them, and the quartiles stand at places 1 + (n − 1)/4 and 1 + 3(n − 1)/4. The count of k values is then
 * a sum of k such trials; it is beyond chance where P(X ≥ count) < 0.01. The level is strict because figures of one text hang together.
 */
export function countOutside(comparisons: readonly Comparison[]): OutsideCount {
  const compared = comparisons.flatMap(({ value, others }) => {
    const spread = spreadOf(others);

    return spread ? [{ isOutside: isOutside(value, spread), chance: chanceOf(spread.count) }] : [];
  });
  const outside = compared.filter((one) => one.isOutside).length;
  const chances = compared.map(({ chance }) => chance);

  return { outside, of: compared.length, isBeyondChance: tailOf(chances, outside) < level };
}

export function isOutside(value: number, { low, high }: Pick<Spread, 'low' | 'high'>): boolean {
  return value < low || value > high;
}

function chanceOf(others: number): number {
  return (others + 3) / (2 * (others + 1));
}

/** The chance that at least `count` of the trials succeed: the distribution grows by one trial at a time. */
function tailOf(chances: readonly number[], count: number): number {
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
