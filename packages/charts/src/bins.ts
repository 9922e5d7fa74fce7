import { bin, thresholdFreedmanDiaconis } from 'd3-array';
import { extent, isNothing } from './scale.ts';

/**
 * Values counted in bins of one round width, by the rule of Freedman and Diaconis (1981), about `most` of them at most, two at least.
 *
 * @example binsOf([1, 2, 2, 3], 2) // bins from 1 to 2, 2 to 3 and 3 to 4, with 1, 2 and 1 of them
 */
export function binsOf(
  values: readonly number[],
  most = 30,
): { from: number; to: number; count: number }[] {
  const span = extent(values);
  if (span === undefined) return [];
  const [least, greatest] = span;
  if (isNothing(greatest - least, Math.abs(least))) {
    return [{ from: least - 0.5, to: least + 0.5, count: values.length }];
  }
  const wanted = thresholdFreedmanDiaconis([...values], ...span);
  const count = Math.min(most, Math.max(2, Number.isFinite(wanted) ? wanted : 2));

  return bin()
    .thresholds(count)(values)
    .flatMap((found) => {
      const { x0, x1 } = found;

      return x0 === undefined || x1 === undefined
        ? []
        : [{ from: x0, to: x1, count: found.length }];
    });
}
