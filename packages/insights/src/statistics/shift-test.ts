import { twoSidedP } from './distributions.ts';
import { mean } from './order-statistics.ts';
import { positiveAutocorrelation } from './trend-test.ts';

/**
 * Whether the mean of later values differs from that of earlier ones: Student’s t test, two-sided. Values that resemble the ones before
 * them carry less information: variance and degrees of freedom are those of the effective number of values, `n · (1 − ρ) / (1 + ρ)`
 * (Zwiers & von Storch 1995, J. Climate 8).
 */
export function testShift(before: readonly number[], after: readonly number[]): number {
  const remainder = [before, after].flatMap((values) => {
    const middle = mean(values);

    return values.map((value) => value - middle);
  });
  const squares = remainder.reduce((sum, value) => sum + value ** 2, 0);
  const n = remainder.length;
  if (Math.min(before.length, after.length) < 2 || n < 5 || squares < 1e-18) return 1;
  const correlation = positiveAutocorrelation(remainder);
  const inflation = (1 + correlation) / (1 - correlation);
  const variance = (squares / (n - 2)) * (1 / before.length + 1 / after.length) * inflation;

  return twoSidedP(
    (mean(after) - mean(before)) / Math.sqrt(variance),
    Math.max(1, n / inflation - 2),
  );
}
