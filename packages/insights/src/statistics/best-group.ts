import { mean } from './order-statistics.ts';
import { permutationP, shuffle } from './resampling.ts';

export type BestGroup = { group: number; p: number };

/**
 * The group whose mean exceeds the mean of all by the most standard errors, with its p-value: a permutation test of the maximum over all
 * groups (Westfall & Young 1993), so that the choice of the best needs no further correction. Groups may overlap.
 *
 * @param groups the indices of the values in each group; empty for a group that is not eligible
 */
export function findBestGroup(
  values: readonly number[],
  groups: readonly (readonly number[])[],
  seed: number,
): BestGroup | null {
  const middle = mean(values);
  const centered = Float64Array.from(values, (value) => value - middle);
  const eligible = [...groups.entries()].filter(
    ([, members]) => members.length > 0 && members.length < values.length,
  );
  if (eligible.length === 0 || centered.every((value) => Math.abs(value) < 1e-12)) return null;

  let [group, observed] = [0, Number.NEGATIVE_INFINITY];
  for (const [at, members] of eligible) {
    const score = scoreOf(centered, members);
    if (score > observed) [group, observed] = [at, score];
  }
  const drawn = Float64Array.from(centered);
  const p = permutationP(
    observed,
    (random) => {
      shuffle(drawn, random);

      return eligible.reduce(
        (most, [, members]) => Math.max(most, scoreOf(drawn, members)),
        Number.NEGATIVE_INFINITY,
      );
    },
    seed,
  );

  return { group, p };
}

function scoreOf(centered: Float64Array, members: readonly number[]): number {
  let sum = 0;
  for (const at of members) sum += centered[at] ?? 0;
  const n = members.length;

  return sum / Math.sqrt(n * (1 - n / centered.length));
}
