import { medianOf } from '../../metrics/corpus/quartiles.ts';

/** The fewest values among which one can be called an outlier. */
const minValues = 8;
const maxScore = 3.5;

/**
 * The side on which a value is an outlier, by the modified z-score of Iglewicz & Hoaglin 1993, How to Detect and Handle Outliers: the
 * distance from the median in units of the median absolute deviation. Null where the absolute score is at most 3.5 or there are fewer than
 * eight values.
 */
export function outlierSide(value: number, all: readonly number[]): 'high' | 'low' | null {
  if (all.length < minValues) return null;
  const middle = medianOf(all);
  const distance = medianOf(all.map((one) => Math.abs(one - middle)));
  if (distance === 0) return null;
  const score = (0.6745 * (value - middle)) / distance;
  if (Math.abs(score) <= maxScore) return null;

  return score > 0 ? 'high' : 'low';
}
