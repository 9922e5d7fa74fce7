import type { Measure } from '../measure.ts';

/** Flesch 1948, table 5; formulas fitted to other languages keep his scale. */
export const fleschBands = [
  [90, 'very-easy'],
  [80, 'easy'],
  [70, 'fairly-easy'],
  [60, 'standard'],
  [50, 'fairly-difficult'],
  [30, 'difficult'],
  [Number.NEGATIVE_INFINITY, 'very-difficult'],
] as const satisfies Measure['bands'];
