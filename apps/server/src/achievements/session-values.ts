import type { AchievementFacts } from './achievement-facts.ts';
import type { AchievementValues } from './queries.ts';

type SessionFacts = AchievementFacts['sessions'][number];

const minutesPerHour = 60;

/** Values derived from writing sessions. Sessions are never imported, so all of them were recorded in Longhand. */
export function sessionValues({ sessions }: Pick<AchievementFacts, 'sessions'>): AchievementValues {
  const long = sessions.filter(({ activeSeconds }) => activeSeconds >= 25 * 60);
  const seconds = sessions.reduce((sum, { activeSeconds }) => sum + activeSeconds, 0);
  const count = (predicate: (session: SessionFacts) => boolean) =>
    sessions.filter(predicate).length;

  return {
    hours: Math.floor((10 * seconds) / 3_600) / 10,
    sprints: count(({ kind }) => kind === 'countdown'),
    swift: countFastSprints(sessions),
    deep_focus: long.filter(
      ({ activeSeconds, idleSeconds }) => idleSeconds < 0.05 * (activeSeconds + idleSeconds),
    ).length,
    marathon: count(({ activeSeconds }) => activeSeconds >= 2 * 3_600),
    early_bird: count(
      ({ startMinute, endMinute }) => startMinute <= endMinute && endMinute < 8 * minutesPerHour,
    ),
    lunch_break: count(
      ({ startMinute, endMinute }) =>
        startMinute >= 12 * minutesPerHour &&
        endMinute <= 14 * minutesPerHour &&
        startMinute <= endMinute,
    ),
    night_owl: count(
      ({ startMinute }) => startMinute >= 22 * minutesPerHour || startMinute < 4 * minutesPerHour,
    ),
  };
}

/** Shorter sprints have no meaningful pace, and fewer earlier sessions give no usual pace. */
const minSprintSeconds = 5 * 60;
const minEarlierSessions = 8;

/**
 * Number of sprints with more words per hour than the 75th percentile (nearest rank) of the sessions before them. Each sprint is compared
 * with earlier sessions only, so later sessions cannot change its result.
 */
function countFastSprints(sessions: readonly SessionFacts[]): number {
  const earlierRates: number[] = [];
  let fastSprints = 0;
  for (const { kind, measure, amount, activeSeconds } of sessions) {
    if (measure !== 'word' || amount === null || amount <= 0) continue;
    if (activeSeconds < minSprintSeconds) continue;
    const rate = amount / activeSeconds;
    const thirdQuartile = earlierRates[Math.ceil(0.75 * earlierRates.length) - 1] ?? 0;
    if (kind === 'countdown' && earlierRates.length >= minEarlierSessions && rate > thirdQuartile)
      fastSprints += 1;
    earlierRates.splice(insertionIndex(rate, earlierRates), 0, rate);
  }

  return fastSprints;
}

/** The insertion index of a value in an ascending list. */
function insertionIndex(value: number, sorted: readonly number[]): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }

  return low;
}
