import type { Measure } from './progress-values.ts';

/**
 * How many parts make one of what the writer sees: time is kept in seconds and shown in minutes, pages, chapters and own units
 * are kept in hundredths. Everything else comes in whole ones.
 *
 * @example 250 / partsOf.page // 2.5 pages
 */
export const partsOf: Record<Measure, number> = {
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
