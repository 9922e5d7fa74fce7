import type { GoalProjection } from '@longhand/contract/goal-values';
import { dayOf, numberOf } from '@longhand/goals/days';
import { calendarOf, directionOf, pausesIn } from '@longhand/goals/goal-plan';
import { type Outlook, projectionOf } from '@longhand/goals/projection';
import { seedOf } from '@longhand/goals/random';
import { sharesOf } from '@longhand/goals/replan';
import { amountOn, lookBackDays, type Reckoned, type Sums } from './figures.ts';
import type { LocalDay } from './local-day.ts';

type Seen = { total: number; sums: Sums; today: LocalDay };

/**
 * When a target, or an amount on the way to it such as a milestone's, is likely to be reached. The only forecast of a goal:
 * every screen shows this one. Costs milliseconds, so an answer is cached until what it follows from changes.
 */
export function forecastOf(
  goal: Reckoned,
  { total, sums, today }: Seen,
  amount = goal.targetAmount,
): GoalProjection | null {
  const sign = directionOf(goal);
  const missing = sign * (amount - total);
  if (missing <= 0 || goal.status === 'completed') return null;

  const history = historyOf(goal, sums, today).map((amount) => sign * amount);
  const outlook = {
    history,
    missing,
    writtenToday: Math.max(0, sign * amountOn(sums, today)),
    from: numberOf(today),
    endOn: goal.endOn === null ? null : numberOf(goal.endOn),
    seed: seedOf(goal.id),
  };
  const { weekdayWeights, exceptions, pauses } = goal;
  const key = JSON.stringify([outlook, weekdayWeights, exceptions, pauses]);

  return remembered(key, () => {
    const shareOn = sharesOf(calendarOf(goal));

    return present({ ...outlook, isOff: (day) => shareOn(day) === 0 });
  });
}

/** The days of the goal before today, the oldest first, days without an entry as 0 and pauses left out. */
function historyOf(goal: Reckoned, { days }: Sums, today: LocalDay): number[] {
  const amounts = new Map(days.map(({ on, amount }) => [numberOf(on), amount]));
  const isPaused = pausesIn(goal);
  const end = numberOf(today);
  const history: number[] = [];
  for (let day = Math.max(numberOf(goal.startOn), end - lookBackDays); day < end; day += 1) {
    if (!isPaused(day)) history.push(amounts.get(day) ?? 0);
  }

  return history;
}

function present(outlook: Outlook): GoalProjection | null {
  const found = projectionOf(outlook);
  if (found === null) return null;
  const on = (day: number | null) => (day === null ? null : dayOf(day));

  return {
    ...found,
    early: on(found.early),
    likely: on(found.likely),
    late: on(found.late),
  };
}

/** As many as some hundreds of writers look at in a while. */
const rememberedMost = 2_000;
const answers = new Map<string, GoalProjection | null>();

function remembered(key: string, find: () => GoalProjection | null): GoalProjection | null {
  const known = answers.get(key);
  if (known !== undefined) return known;

  const found = find();
  if (answers.size >= rememberedMost) answers.delete(answers.keys().next().value ?? '');
  answers.set(key, found);

  return found;
}
