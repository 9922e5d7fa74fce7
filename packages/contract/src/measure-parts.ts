import type { Measure } from './progress-values.ts';

/**
 * Stored parts per displayed unit: time is stored in seconds and shown in minutes; pages, chapters and custom units are stored in
 * hundredths; everything else in whole units.
 *
 * @example 250 / partsPerUnit.page // 2.5 pages
 */
export const partsPerUnit: Record<Measure, number> = {
  word: 1,
  character: 1,
  time: 60,
  page: 100,
  chapter: 100,
  scene: 1,
  line: 1,
  poem: 1,
  session: 1,
  own: 100,
};
