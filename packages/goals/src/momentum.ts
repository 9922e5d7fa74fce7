/** Attainment of a day: share of the daily target that was written (0 to 1), or null without a target (rest, pause, freeze). */
export type Attainment = number | null;

/** In weeks of daily writing: after a break of about 13 weeks half of the score is lost. */
const halfLifeWeeks = 13;

/**
 * Strength of the writing habit after each day, 0 to 1, starting at 0: `S = S·m + a·(1 − m)` with `m = 0.5^(√f / 13)` on every day with a
 * target, unchanged on the others. This is the score of Loop Habit Tracker; `f` is the number of target days per week. One missed day costs
 * a few percent.
 *
 * @param perWeek days per week with a target, 1 to 7
 */
export function momentumAfter(days: readonly Attainment[], perWeek: number): number[] {
  const decay = dailyDecay(perWeek);
  let score = 0;

  return days.map((attained) => {
    if (attained !== null) score = score * decay + clamp(attained) * (1 - decay);

    return score;
  });
}

/** How much a day changes a momentum of `score`, in the same unit. */
export function momentumGain(score: number, attained: number, perWeek: number): number {
  return (1 - dailyDecay(perWeek)) * (clamp(attained) - score);
}

export type TrendDirection = 'rising' | 'steady' | 'cooling';

/**
 * The trend of the last week compared with the mean of the last six weeks. It is rising only if the last week is not below the week before,
 * and cooling only if it is not above it, so that decreasing weeks never count as rising. Null with less than 21 days of history.
 *
 * @param amounts by day, oldest first
 */
export function trendDirection(amounts: readonly number[]): TrendDirection | null {
  if (amounts.length < 21) return null;

  const recent = amounts.slice(-42);
  const meanWeek = sumOf(recent) / (recent.length / 7);
  if (meanWeek <= 0) return null;

  const week = sumOf(recent.slice(-7));
  const before = sumOf(recent.slice(-14, -7));
  if (week >= 1.1 * meanWeek && week >= before) return 'rising';

  return week <= 0.9 * meanWeek && week <= before ? 'cooling' : 'steady';
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

function dailyDecay(perWeek: number): number {
  return 0.5 ** (Math.sqrt(perWeek / 7) / halfLifeWeeks);
}

function clamp(attained: number): number {
  return Math.min(1, Math.max(0, attained));
}
