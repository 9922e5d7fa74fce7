import { seededRandom } from '@longhand/goals/random';
import { mean, quantile } from './order-statistics.ts';

const maxPermutations = 40_000;
const stopAfter = 10;

/**
 * The p-value of a permutation test. Stops early where it is clearly large: after 10 permutations with a statistic as large as the observed
 * one (Besag & Clifford 1991, Biometrika 78). The smallest possible value is 1/40,001.
 *
 * @param permuted the statistic of one random permutation
 */
export function permutationP(
  observed: number,
  permuted: (random: () => number) => number,
  seed: number,
): number {
  const random = seededRandom(seed);
  let extreme = 0;
  for (let done = 1; done <= maxPermutations; done++) {
    // Equal up to rounding counts as extreme.
    if (permuted(random) >= observed - 1e-9) extreme += 1;
    if (extreme === stopAfter) return extreme / done;
  }

  return (extreme + 1) / (maxPermutations + 1);
}

/** Shuffles `values` from `from` to `to` (exclusive) in place (Fisher and Yates). */
export function shuffle(
  values: number[] | Float64Array,
  random: () => number,
  from = 0,
  to = values.length,
) {
  for (let at = to - 1; at > from; at--) {
    const other = from + Math.floor(random() * (at - from + 1));
    const kept = values[at] ?? 0;
    values[at] = values[other] ?? 0;
    values[other] = kept;
  }
}

const resamples = 1_000;

/**
 * The 95 % bootstrap confidence interval of a statistic, by percentiles (Efron 1979). `resampled` draws one sample and returns its
 * statistic.
 */
export function bootstrapInterval(
  resampled: (random: () => number) => number,
  seed: number,
): { low: number; high: number } {
  const random = seededRandom(seed);
  const drawn = Array.from({ length: resamples }, () => resampled(random));

  return { low: quantile(drawn, 0.025), high: quantile(drawn, 0.975) };
}

/** The mean of a bootstrap sample (drawn with replacement). */
export function resampledMean(values: readonly number[], random: () => number): number {
  return mean(values.map(() => values[Math.floor(random() * values.length)] ?? 0));
}
