import { medianOf } from '../corpus/spread.ts';

/** Texts that a value needs before one of them can be called unusual. */
const outlierLeast = 8;
const threshold = 3.5;

/**
 * How far a value lies from the median of all, in deviations made from the median of the distances: the modified
 * z-score of Iglewicz & Hoaglin 1993, How to Detect and Handle Outliers. Null where it is not an outlier (|z| ≤ 3.5)
 * or there are fewer than eight values.
 */
export function outlierOf(value: number, all: readonly number[]): 'high' | 'low' | null {
  if (all.length < outlierLeast) return null;
  const middle = medianOf(all);
  const distance = medianOf(all.map((one) => Math.abs(one - middle)));
  if (distance === 0) return null;
  const score = (0.6745 * (value - middle)) / distance;
  if (Math.abs(score) <= threshold) return null;

  return score > 0 ? 'high' : 'low';
}
