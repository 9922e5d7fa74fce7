import type { GoalForecast } from '@longhand/contract/goal-values';
import { toDayNumber, toLocalDay } from '@longhand/goals/days';
import {
  computeForecast as computeForecastInDays,
  type ForecastInput,
} from '@longhand/goals/forecast';
import { calendarOf, goalSign, pauseTest } from '@longhand/goals/goal-plan';
import { hashSeed } from '@longhand/goals/random';
import { baseShares } from '@longhand/goals/replan';
import type { LocalDay } from '../local-day.ts';
import { amountOn, type ProgressGoal, recentDays, type Sums } from './figures.ts';

type GoalSituation = { total: number; sums: Sums; today: LocalDay };

/**
 * When a target, or an amount on the way to it such as a milestone, is likely to be reached. This is the only forecast of a goal, used by
 * every screen. It takes milliseconds, so results are cached by their input.
 */
export function forecastOf(
  goal: ProgressGoal,
  { total, sums, today }: GoalSituation,
  amount = goal.targetAmount,
): GoalForecast | null {
  const sign = goalSign(goal);
  const missing = sign * (amount - total);
  if (missing <= 0 || goal.status === 'completed') return null;

  const history = historyOf(goal, sums, today).map((amount) => sign * amount);
  const input = {
    history,
    missing,
    writtenToday: Math.max(0, sign * amountOn(sums, today)),
    from: toDayNumber(today),
    endOn: goal.endOn === null ? null : toDayNumber(goal.endOn),
    seed: hashSeed(goal.id),
  };
  const { weekdayWeights, exceptions, pauses } = goal;
  const key = JSON.stringify([input, weekdayWeights, exceptions, pauses]);

  return readCached(key, () => {
    const shareOn = baseShares(calendarOf(goal));

    return computeForecast({ ...input, isOff: (day) => shareOn(day) === 0 });
  });
}

/** Amounts per day before today, oldest first: 0 for days without an entry, days of pauses left out. */
function historyOf(goal: ProgressGoal, { days }: Sums, today: LocalDay): number[] {
  const amounts = new Map(days.map(({ on, amount }) => [toDayNumber(on), amount]));
  const isPaused = pauseTest(goal);
  const end = toDayNumber(today);
  const history: number[] = [];
  for (let day = Math.max(toDayNumber(goal.startOn), end - recentDays); day < end; day += 1) {
    if (!isPaused(day)) history.push(amounts.get(day) ?? 0);
  }

  return history;
}

function computeForecast(input: ForecastInput): GoalForecast | null {
  const forecast = computeForecastInDays(input);
  if (forecast === null) return null;
  const on = (day: number | null) => (day === null ? null : toLocalDay(day));

  return {
    ...forecast,
    early: on(forecast.early),
    likely: on(forecast.likely),
    late: on(forecast.late),
  };
}

/** Enough for several hundred concurrent users. */
const maxCached = 2_000;
const forecastCache = new Map<string, GoalForecast | null>();

function readCached(key: string, compute: () => GoalForecast | null): GoalForecast | null {
  const cached = forecastCache.get(key);
  if (cached !== undefined) return cached;

  const forecast = compute();
  if (forecastCache.size >= maxCached)
    forecastCache.delete(forecastCache.keys().next().value ?? '');
  forecastCache.set(key, forecast);

  return forecast;
}
