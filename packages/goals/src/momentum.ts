/** A day of a goal: how much of what it asked was done (0 to 1), or null when it asked nothing (rest, pause, freeze). */
export type Attainment = number | null;

/** In weeks of daily work; two weeks' habit is half forgotten after about as long. */
const halfLifeWeeks = 13;

/**
 * How strong the habit is after each of the days, 0 to 1, from rest: `S = S·m + a·(1 − m)` with
 * `m = 0.5^(√f / 13)` on every day that asked something, unchanged on the others. The score of Loop Habit Tracker, where
 * `f` is the share of days of the week that ask something. One missed day costs a few percent and never everything.
 *
 * @param perWeek days of a week that ask something, 1 to 7
 */
export function momentumAfter(days: readonly Attainment[], perWeek: number): number[] {
  const kept = keptPerDay(perWeek);
  let score = 0;

  return days.map((attained) => {
    if (attained !== null) score = score * kept + clamp(attained) * (1 - kept);

    return score;
  });
}

/** By how much a day changes a momentum of `score`, in the same unit. */
export function momentumGain(score: number, attained: number, perWeek: number): number {
  return (1 - keptPerDay(perWeek)) * (clamp(attained) - score);
}

export type Direction = 'rising' | 'steady' | 'cooling';

/**
 * Where the writing tends: the last week against the mean week of the last six. It rises only while the last week is no less than the
 * one before it, and cools only while it is no more, so that weeks that fall are never said to rise. Null under 21 days of history.
 *
 * @param amounts by day, the oldest first
 */
export function directionOf(amounts: readonly number[]): Direction | null {
  if (amounts.length < 21) return null;

  const recent = amounts.slice(-42);
  const usual = sumOf(recent) / (recent.length / 7);
  if (usual <= 0) return null;

  const week = sumOf(recent.slice(-7));
  const before = sumOf(recent.slice(-14, -7));
  if (week >= 1.1 * usual && week >= before) return 'rising';

  return week <= 0.9 * usual && week <= before ? 'cooling' : 'steady';
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

function keptPerDay(perWeek: number): number {
  return 0.5 ** (Math.sqrt(perWeek / 7) / halfLifeWeeks);
}

function clamp(attained: number): number {
  return Math.min(1, Math.max(0, attained));
}
