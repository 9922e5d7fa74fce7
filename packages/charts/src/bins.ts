import { bin, thresholdFreedmanDiaconis } from 'd3-array';
import { extent, isNegligible } from './scale.ts';

/**
 * Counts values in bins of equal round width, by the rule of Freedman and Diaconis (1981), with about 2 to `maxBins` bins.
 *
 * @example createBins([1, 2, 2, 3], 2) // bins from 1 to 2, 2 to 3 and 3 to 4, with counts 1, 2 and 1
 */
export function createBins(
  values: readonly number[],
  maxBins = 30,
): { from: number; to: number; count: number }[] {
  const span = extent(values);
  if (span === undefined) return [];
  const [least, greatest] = span;
  if (isNegligible(greatest - least, Math.abs(least))) {
    return [{ from: least - 0.5, to: least + 0.5, count: values.length }];
  }
  const suggestedCount = thresholdFreedmanDiaconis([...values], ...span);
  const count = Math.min(
    maxBins,
    Math.max(2, Number.isFinite(suggestedCount) ? suggestedCount : 2),
  );

  return bin()
    .thresholds(count)(values)
    .flatMap((found) => {
      const { x0, x1 } = found;

      return x0 === undefined || x1 === undefined
        ? []
        : [{ from: x0, to: x1, count: found.length }];
    });
}
