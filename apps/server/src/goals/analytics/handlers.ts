import type { goalAnalytics } from '@longhand/contract/goals-analytics';
import { daysBetween, toDayNumber, weekdayOf } from '@longhand/goals/days';
import type { Db } from '../../platform/db/db.ts';
import type { Handlers } from '../../platform/http/context.ts';
import { readGoalAmounts } from '../days/day-queries.ts';
import { todayOf } from '../goal-transaction.ts';
import { listAllGoals } from '../momentum/queries.ts';
import type { GoalRow } from '../queries.ts';
import { listEndedSessions, type WritingSessionRow } from '../sessions/queries.ts';
import { didForecastHold, endedOn } from './calibration.ts';

/** Caps on how much history is read; more does not change the result noticeably. */
const maxGoals = 60;
const maxSessions = 2_000;

export const analyticsHandlers: Handlers<typeof goalAnalytics> = {
  async readAnalytics(_, context) {
    const { db, caller } = context;
    const goals = (await listAllGoals(db, caller.userId))
      .filter((goal) => goal.kind === 'target' && endedOn(goal) !== null)
      .slice(-maxGoals);
    const sessions = (await listEndedSessions(db, caller.userId, { size: maxSessions })).filter(
      hasWordPace,
    );
    const hourOf = ({ startMinute }: WritingSessionRow) => Math.floor(startMinute / 60);
    const dayOf = ({ startOn }: WritingSessionRow) => weekdayOf(toDayNumber(startOn));

    return {
      on: todayOf(context).on,
      ended: goals.flatMap(presentEndedGoal),
      forecasts: await readForecastCalibration(db, goals),
      hours: groupPace(sessions, hourOf).map(({ key, ...pace }) => ({ hour: key, ...pace })),
      weekdays: groupPace(sessions, dayOf).map(({ key, ...pace }) => ({ weekday: key, ...pace })),
    };
  },
};

function presentEndedGoal(goal: GoalRow) {
  const { id: goalId, title, startOn, endOn, completedOn } = goal;
  const ended = endedOn(goal);
  if (endOn === null || ended === null || ended < startOn) return [];

  return [
    {
      ...{ goalId, title, startOn, endOn, endedOn: ended },
      isCompleted: completedOn !== null,
      plannedDays: daysBetween(startOn, endOn) + 1,
      actualDays: daysBetween(startOn, ended) + 1,
    },
  ];
}

async function readForecastCalibration(db: Db, goals: readonly GoalRow[]) {
  const completed = goals.filter(({ completedOn }) => completedOn !== null);
  const from = completed.map(({ startOn }) => startOn).sort()[0];
  if (from === undefined) return { made: 0, held: 0 };

  const range = { from: toDayNumber(from), to: Infinity };
  const days = await readGoalAmounts(db, completed, range);
  const held = completed
    .map((goal) => didForecastHold(goal, days.get(goal.id) ?? new Map()))
    .filter((one) => one !== null);

  return { made: held.length, held: held.filter(Boolean).length };
}

/** Whether a session counts for a pace: in words and long enough. */
function hasWordPace({ activeSeconds, measure, amount }: WritingSessionRow): boolean {
  return activeSeconds >= 300 && measure === 'word' && (amount ?? 0) > 0;
}

function groupPace(
  sessions: readonly WritingSessionRow[],
  keyOf: (session: WritingSessionRow) => number,
) {
  const sums = new Map<number, { sessions: number; words: number; seconds: number }>();
  for (const session of sessions) {
    const key = keyOf(session);
    const sum = sums.get(key) ?? { sessions: 0, words: 0, seconds: 0 };
    sums.set(key, {
      sessions: sum.sessions + 1,
      words: sum.words + (session.amount ?? 0),
      seconds: sum.seconds + session.activeSeconds,
    });
  }

  return [...sums]
    .sort(([one], [other]) => one - other)
    .map(([key, { sessions, words, seconds }]) => ({
      ...{ key, sessions },
      perHour: Math.round((words * 3_600) / seconds),
    }));
}
