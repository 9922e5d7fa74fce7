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
 * Where the writing tends: the mean of about the last week against that of about six, each weighted by `e^(−age/τ)`
 * (τ of 7 and 42 days, as fitness and fatigue are told apart in sports). Null under 21 days of history.
 *
 * @param amounts by day, the oldest first
 */
export function directionOf(amounts: readonly number[]): Direction | null {
  if (amounts.length < 21) return null;

  const slow = weightedMean(amounts, 42);
  if (slow <= 0) return null;

  const ratio = weightedMean(amounts, 7) / slow;
  if (ratio >= 1.1) return 'rising';

  return ratio <= 0.9 ? 'cooling' : 'steady';
}

/** The mean of amounts by day, the oldest first, weighted by `e^(−age/τ)`. */
export function weightedMean(amounts: readonly number[], tau: number): number {
  let sum = 0;
  let weights = 0;
  for (const [at, amount] of amounts.entries()) {
    const weight = Math.exp((at + 1 - amounts.length) / tau);
    sum += weight * amount;
    weights += weight;
  }

  return weights === 0 ? 0 : sum / weights;
}

function keptPerDay(perWeek: number): number {
  return 0.5 ** (Math.sqrt(perWeek / 7) / halfLifeWeeks);
}

function clamp(attained: number): number {
  return Math.min(1, Math.max(0, attained));
}
