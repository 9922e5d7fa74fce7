import { limits } from '@longhand/contract/limits';
import { periodsUpTo } from '@longhand/goals/period';
import { notify } from '../notifications/index.ts';
import { after, day } from '../platform/clock.ts';
import type { Db } from '../platform/db/db.ts';
import type { Services } from '../platform/http/context.ts';
import { considerWriter } from '../platform/jobs/consider.ts';
import type { Job } from '../platform/slice.ts';
import { readProfile } from '../settings/index.ts';
import { readCourse } from './day-queries.ts';
import { eraseRemovedEntries } from './entry-queries.ts';
import type { Today } from './figures.ts';
import { doneIn, isMet } from './habit-figures.ts';
import { tellMoved } from './in-turn.ts';
import { eraseRemovedGoals, listDueReminders, listEnded, setNextReminder } from './job-queries.ts';
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
import { nextReminder } from './reminder.ts';
import { eraseRemovedRests } from './rest/queries.ts';
import { progressOf } from './rules.ts';
import { eraseRemovedSessions } from './sessions/queries.ts';
import { stateOf } from './status.ts';

/** What happens to goals without their writer: reminders, habits that end, and the trash. */
export const goalJobs: readonly Job[] = [
  {
    name: 'goals-remind',
    cron: '*/5 * * * *',
    run: remindAll,
  },
  {
    name: 'goals-end',
    cron: '23 * * * *',
    run: endAll,
  },
  {
    name: 'goals-erase-removed-entries',
    cron: '17 3 * * *',
    async run({ db, clock }) {
      const before = after(clock.now(), -limits.trashDays * day);
      await eraseRemovedEntries(db, before);
      await eraseRemovedMilestones(db, before);
      await eraseRemovedSessions(db, before);
      await eraseRemovedRests(db, before);
      await eraseRemovedGoals(db, before);
    },
  },
];

const batch = 200;

/** Reminds at the hour that was asked for, and only of a day that still needs something. */
async function remindAll(services: Services): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const due = await listDueReminders(db, now, batch);
  for (const { id, userId, remindAt } of due) {
    const preferences = await readProfile(db, userId);
    const today = { on: localDayAt(now, preferences), weekStart: weekStartOf(preferences) };
    await db.transaction(async (tx) => {
      await lockProgress(tx, userId);
      await setNextReminder(tx, id, nextReminder(remindAt, preferences.timeZone, now));
      const [held] = await listGoals(tx, userId, { today, ids: [id], statuses: ['active'] });
      if (held && isWaiting(held, today))
        await remind(tx, services, { ...held.goal, on: today.on });
    });
  }
  if (due.length === batch) await remindAll(services);
}

function isWaiting({ goal, sums }: GoalWithSums, today: Today): boolean {
  const { leftToday, phase } = progressOf(goal, sums, today);

  return leftToday > 0 && phase !== 'paused';
}

function remind(tx: Db, services: Services, { id, userId, title, on }: GoalRow & { on: string }) {
  const about = `${id} ${on}`;

  return notify(tx, services, { userId, kind: 'goal_reminder', params: { title }, about });
}

/** How many days after its last day an open goal is told of. */
const toldAfter = [3, 14];

/** Completes the habits that ended well, and tells of open goals past their date twice. */
async function endAll(services: Services): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const utcToday = now.toISOString().slice(0, 10);
  for (const { id, userId } of await listEnded(db, {
    from: addDays(utcToday, -16),
    to: utcToday,
  })) {
    const preferences = await readProfile(db, userId);
    const today = { on: localDayAt(now, preferences), weekStart: weekStartOf(preferences) };
    await db.transaction(async (tx) => {
      await lockProgress(tx, userId);
      const [held] = await listGoals(tx, userId, { today, ids: [id], statuses: ['active'] });
      if (!held || held.goal.endOn === null || held.goal.endOn >= today.on) return;
      if (await isWellEnded(tx, held.goal, today)) return complete(tx, services, held.goal);
      const told = toldAfter.findLast((days) => addDays(held.goal.endOn ?? '', days) <= today.on);
      if (told === undefined) return;
      const { title, endOn } = held.goal;
      const about = `${id} ${endOn} ${told}`;
      await notify(tx, services, { userId, kind: 'goal_overdue', params: { title }, about });
    });
  }
}

/** A habit that was met in enough of its periods. */
async function isWellEnded(tx: Db, goal: GoalRow, { weekStart }: Today): Promise<boolean> {
  const { cadence, endOn, startOn, successShare } = goal;
  if (goal.kind !== 'habit' || cadence === null || endOn === null) return false;
  const { days } = await readCourse(tx, goal, { from: startOn, to: endOn });
  const periods = periodsUpTo(cadence, startOn, endOn, { weekStart, most: limits.planDaysMax });
  const met = periods.filter((period) => isMet(goal, doneIn(goal, days, period))).length;

  return met * 100 >= periods.length * successShare;
}

async function complete(tx: Db, services: Services, goal: GoalRow): Promise<void> {
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
    before: stateOf(goal),
    data: {},
  });
  await considerWriter(tx, services, goal.userId);
  await tellMoved(tx, goal.userId, now);
}
