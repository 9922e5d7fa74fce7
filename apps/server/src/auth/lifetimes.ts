import { day, hour, minute } from '../platform/clock.ts';

/** How long a session lives: unused, and at the longest. Remembered ones survive the browser's closing. */
export const lifetimes = {
  remembered: { idle: 14 * day, longest: 30 * day },
  brief: { idle: 12 * hour, longest: 24 * hour },
  /** Being seen is written down no more often than this. */
  seenEvery: 5 * minute,
  sessionsOfOne: 20,
  /** As long as browsers keep a cookie at all. */
  device: 400 * day,
} as const;

export function lifetimeOf(remembered: boolean) {
  return remembered ? lifetimes.remembered : lifetimes.brief;
}
