import { limits } from '@longhand/contract/limits';
import { periodsUpTo } from '@longhand/goals/period';
import { notify } from '../notifications/index.ts';
import { addMilliseconds, day } from '../platform/clock.ts';
import type { Db } from '../platform/db/db.ts';
import type { Services } from '../platform/http/context.ts';
import { enqueueAchievementCheck } from '../platform/jobs/achievement-check.ts';
import type { Job } from '../platform/slice.ts';
import { readPreferences } from '../settings/index.ts';
import { readGoalDays } from './days/day-queries.ts';
import { eraseRemovedEntries } from './entries/entry-queries.ts';
import type { Today } from './figures/figures.ts';
import { amountDoneIn, isPeriodMet } from './figures/habit-figures.ts';
import { publishGoalChange } from './goal-transaction.ts';
import {
  eraseRemovedGoals,
  listDueReminders,
  listGoalsEndedBetween,
  setNextReminder,
} from './job-queries.ts';
import { nextReminder } from './lifecycle/reminder.ts';
import { pickGoalState } from './lifecycle/status.ts';
import { addDays, localDayAt, weekStartOf } from './local-day.ts';
import { eraseRemovedMilestones } from './milestones/queries.ts';
import {
  type GoalRow,
  type GoalWithSums,
  insertEvent,
  listGoals,
  lockProgress,
  updateGoal,
} from './queries.ts';
import { eraseRemovedRests } from './rest/queries.ts';
import { progressOf } from './rules.ts';
import { eraseRemovedSessions } from './sessions/queries.ts';
import { runRequestedRecounts } from './statistics/recount.ts';

/** Scheduled jobs: reminders, closing ended goals, and emptying the trash. */
export const goalJobs: readonly Job[] = [
  {
    name: 'goals-remind',
    cron: '*/5 * * * *',
    run: sendDueReminders,
  },
  {
    name: 'goals-recount-statistics',
    cron: '* * * * *',
    run: runRequestedRecounts,
  },
  {
    name: 'goals-end',
    cron: '23 * * * *',
    run: closeEndedGoals,
  },
  {
    name: 'goals-erase-removed-entries',
    cron: '17 3 * * *',
    async run({ db, clock }) {
      const before = addMilliseconds(clock.now(), -limits.trashDays * day);
      await eraseRemovedEntries(db, before);
      await eraseRemovedMilestones(db, before);
      await eraseRemovedSessions(db, before);
      await eraseRemovedRests(db, before);
      await eraseRemovedGoals(db, before);
    },
  },
];

const batchSize = 200;

/** Sends due reminders, but only for goals that still need something today. */
async function sendDueReminders(services: Services): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const due = await listDueReminders(db, now, batchSize);
  for (const { id, userId, remindAt } of due) {
    const preferences = await readPreferences(db, userId);
    const today = { on: localDayAt(now, preferences), weekStart: weekStartOf(preferences) };
    await db.transaction(async (tx) => {
      await lockProgress(tx, userId);
      await setNextReminder(tx, id, nextReminder(remindAt, preferences.timeZone, now));
      const [goalWithSums] = await listGoals(tx, userId, {
        today,
        ids: [id],
        statuses: ['active'],
      });
      if (goalWithSums && needsReminder(goalWithSums, today))
        await notifyReminder(tx, services, { ...goalWithSums.goal, on: today.on });
    });
  }
  if (due.length === batchSize) await sendDueReminders(services);
}

function needsReminder({ goal, sums }: GoalWithSums, today: Today): boolean {
  const { leftToday, phase } = progressOf(goal, sums, today);

  return leftToday > 0 && phase !== 'paused';
}

function notifyReminder(
  tx: Db,
  services: Services,
  { id, userId, title, on }: GoalRow & { on: string },
) {
  const about = `${id} ${on}`;

  return notify(tx, services, {
    userId,
    kind: 'goal_reminder',
    params: { title },
    object: { type: 'goal', id },
    about,
  });
}

/** Days after the end date at which an overdue goal is notified. */
const overdueNoticeDays = [3, 14];

/** Completes habits that met enough of their periods, and notifies about other goals past their end date, twice. */
async function closeEndedGoals(services: Services): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const utcToday = now.toISOString().slice(0, 10);
  for (const { id, userId } of await listGoalsEndedBetween(db, {
    from: addDays(utcToday, -16),
    to: utcToday,
  })) {
    const preferences = await readPreferences(db, userId);
    const today = { on: localDayAt(now, preferences), weekStart: weekStartOf(preferences) };
    await db.transaction(async (tx) => {
      await lockProgress(tx, userId);
      const [goalWithSums] = await listGoals(tx, userId, {
        today,
        ids: [id],
        statuses: ['active'],
      });
      if (!goalWithSums || goalWithSums.goal.endOn === null || goalWithSums.goal.endOn >= today.on)
        return;
      if (await isHabitSuccessful(tx, goalWithSums.goal, today))
        return completeHabit(tx, services, goalWithSums.goal);
      const noticeDays = overdueNoticeDays.findLast(
        (days) => addDays(goalWithSums.goal.endOn ?? '', days) <= today.on,
      );
      if (noticeDays === undefined) return;
      const { title, endOn } = goalWithSums.goal;
      const about = `${id} ${endOn} ${noticeDays}`;
      await notify(tx, services, {
        userId,
        kind: 'goal_overdue',
        params: { title },
        object: { type: 'goal', id },
        about,
      });
    });
  }
}

/** Whether a habit was met in enough of its periods. */
async function isHabitSuccessful(tx: Db, goal: GoalRow, { weekStart }: Today): Promise<boolean> {
  const { cadence, endOn, startOn, successShare } = goal;
  if (goal.kind !== 'habit' || cadence === null || endOn === null) return false;
  const { days } = await readGoalDays(tx, goal, { from: startOn, to: endOn });
  const periods = periodsUpTo(cadence, startOn, endOn, { weekStart, most: limits.planDaysMax });
  const metPeriods = periods.filter((period) =>
    isPeriodMet(goal, amountDoneIn(goal, days, period)),
  ).length;

  return metPeriods * 100 >= periods.length * successShare;
}

async function completeHabit(tx: Db, services: Services, goal: GoalRow): Promise<void> {
  const now = services.clock.now();
  const version = goal.version + 1;
  const completed = { ...goal, status: 'completed' as const, completedOn: goal.endOn, version };
  await updateGoal(tx, { ...completed, updatedAt: now });
  await insertEvent(tx, {
    goalId: goal.id,
    at: now,
    actorId: null,
    type: 'status',
    fromStatus: goal.status,
    toStatus: 'completed',
    version,
    before: pickGoalState(goal),
    data: {},
  });
  await enqueueAchievementCheck(tx, services, goal.userId);
  await publishGoalChange(tx, goal.userId, now);
}
