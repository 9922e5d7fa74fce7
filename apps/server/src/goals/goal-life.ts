import { refuse } from '@longhand/contract/errors';
import type { AbandonReason, Goal, GoalStatus } from '@longhand/contract/goal-values';
import { daysBetween } from '@longhand/goals/days';
import type { Db } from '../platform/db/db.ts';
import type { Caller, Context } from '../platform/http/context.ts';
import { demandProjects } from '../projects/index.ts';
import { commit, distanceOf } from './commit.ts';
import { recountGoal } from './day-queries.ts';
import type { Today } from './figures.ts';
import { followSums } from './follow.ts';
import { inTurn, type Moment } from './in-turn.ts';
import { addDays, type LocalDay } from './local-day.ts';
import { insertQuarters } from './milestones/queries.ts';
import { type Asked, type Change, changed, isOtherPlan, isOtherScope } from './plan-rules.ts';
import { presentGoal } from './present.ts';
import {
  countActive,
  type GoalRow,
  type GoalWithSums,
  insertEvent,
  insertGoal,
  listGoals,
  readLastEvent,
} from './queries.ts';
import { nextReminder } from './reminder.ts';
import { moveTo, opened } from './status.ts';

type New = Asked & { successorOf: string | null };

/** Starts a goal. One that is reached already, by its start amount or earlier entries, is completed at once. */
export function createGoal(body: New, context: Context<'user'>): Promise<Goal> {
  return changeAndPresent(context, async (tx, moment) => {
    const { caller, now, day } = moment;
    const { userId } = caller;
    await refuseAboveLimit(tx, caller);
    const { successorOf, ...asked } = body;
    if (successorOf !== null) await ownGoal(tx, { userId, id: successorOf, today: day });

    const plan = changed(asked, {});
    await demandProjects(tx, userId, plan.projectIds);
    const goal = await insertGoal(tx, {
      ...plan,
      ...opened,
      ...freshPlan(plan),
      successorOf,
      userId,
      missChoice: null,
      countedAmount: 0,
      remindNext: nextReminder(plan.remindAt, caller.preferences.timeZone, now),
      version: 1,
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
    });
    await insertEvent(tx, {
      goalId: goal.id,
      at: now,
      actorId: userId,
      type: 'created',
      fromStatus: null,
      toStatus: 'active',
      version: 1,
      before: {},
      data: {},
    });
    if (goal.kind === 'target') await insertQuarters(tx, goal.id, now);
    const counted = { ...goal, countedAmount: await recountGoal(tx, goal.id) };
    await followSums(tx, counted, 1 - Math.min(0, distanceOf(counted)), moment);

    return ownGoal(tx, { userId, id: goal.id, today: day });
  });
}

/** Changes what a goal asks for, unless it was changed since the caller read it. */
export function changeGoal(
  id: string,
  { version, ...change }: Change & { version: number },
  context: Context<'user'>,
): Promise<Goal> {
  return changeAndPresent(context, async (tx, moment) => {
    const own = { userId: moment.caller.userId, id, today: moment.day };
    const { goal: before } = await ownGoal(tx, own);
    if (before.version !== version) throw refuse('goal_changed');

    const asked = changed(before, change);
    const added = asked.projectIds.filter((one) => !before.projectIds.includes(one));
    await demandProjects(tx, own.userId, added);
    const after = { ...before, ...asked, ...planAfter(before, asked, moment.today) };
    await commit(tx, { before, after, type: 'change' }, moment);

    return ownGoal(tx, own);
  });
}

/** A plan that holds from the first day on. */
function freshPlan({ startOn, startAmount }: Asked) {
  return { planOn: startOn, planAmount: startAmount, missesFrom: startOn };
}

/** Whoever changes a plan has seen what was missed; where the plan begins elsewhere, it holds from there. */
function planAfter(before: GoalRow, asked: Asked, today: LocalDay) {
  if (!isOtherPlan(before, asked)) return {};
  const missesFrom = today > asked.startOn ? today : asked.startOn;
  const isMoved = asked.startAmount !== before.startAmount || isOtherScope(before, asked);
  const isOutside = asked.endOn !== null && before.planOn > asked.endOn;

  return { ...(isMoved || isOutside ? freshPlan(asked) : {}), missesFrom };
}

type Move = {
  status: GoalStatus;
  reason: AbandonReason | null;
  note: string;
  version?: number | undefined;
};

/**
 * Moves a goal to another state where the table of states allows it, and the plan of the account when it becomes active. The days
 * on which it was set aside become a pause.
 */
export function changeStatus(
  id: string,
  { status, reason, note, version }: Move,
  context: Context<'user'>,
): Promise<Goal> {
  return changeAndPresent(context, async (tx, moment) => {
    const { caller, today, day } = moment;
    const own = { userId: caller.userId, id, today: day };
    const { goal: before } = await ownGoal(tx, own);
    const next = moveTo(before, status, { today, reason, note });
    if (version !== undefined && before.version !== version) throw refuse('goal_changed');
    if (next.status === 'active') await refuseAboveLimit(tx, caller);

    const after = { ...before, ...next, ...pausedSince(before, status, today) };
    await commit(tx, { before, after, type: 'status' }, moment);

    return ownGoal(tx, own);
  });
}

/** From the day a goal was set aside to the day before it is taken up again nothing was asked. */
function pausedSince({ status, abandonedOn, pauses }: GoalRow, to: GoalStatus, today: LocalDay) {
  if (to !== 'active' || status !== 'abandoned' || abandonedOn === null) return {};
  if (daysBetween(abandonedOn, today) < 1) return {};
  const toOn = addDays(today, -1);

  return { pauses: [...pauses, { fromOn: abandonedOn, toOn, reason: 'set_aside' as const }] };
}

/** Puts a goal into the trash. Entries stay, and so do the other goals that count them. */
export function removeGoal(id: string, context: Context<'user'>): Promise<Goal> {
  return changeAndPresent(context, async (tx, moment) => {
    const own = { userId: moment.caller.userId, id, today: moment.day };
    const held = await ownGoal(tx, own);
    const after = { ...held.goal, deletedAt: moment.now };

    return {
      ...held,
      goal: await commit(tx, { before: held.goal, after, type: 'removed' }, moment),
    };
  });
}

/** Takes back what the writer did to a goal last, unless something happened to it since. */
export function undoLast(id: string, context: Context<'user'>): Promise<Goal> {
  return changeAndPresent(context, async (tx, moment) => {
    const { caller, day } = moment;
    const own = { userId: caller.userId, id, today: day };
    const [removed] = await listGoals(tx, own.userId, { today: day, ids: [id], isRemoved: true });
    const { goal: before } = removed ?? (await ownGoal(tx, own));
    const last = await readLastEvent(tx, id);
    const isOwn = last?.actorId === caller.userId && last.version === before.version;
    if (!isOwn || last.type === 'created' || last.type === 'undone') {
      throw refuse('goal_nothing_to_undo');
    }

    const after: GoalRow = { ...before, ...last.before };
    const isActive = (goal: GoalRow) => goal.status === 'active' && goal.deletedAt === null;
    if (isActive(after) && !isActive(before)) await refuseAboveLimit(tx, caller);
    await commit(tx, { before, after, type: 'undone' }, moment);

    return ownGoal(tx, own);
  });
}

/** Runs a change in one transaction and presents its goal with the figures of the day of that transaction. */
export function changeAndPresent(
  context: Context<'user'>,
  change: (tx: Db, moment: Moment) => Promise<GoalWithSums>,
): Promise<Goal> {
  return inTurn(context, async (tx, moment) => presentGoal(await change(tx, moment), moment.day));
}

/** A goal of this writer. Refuses every other one as if it did not exist. */
export async function ownGoal(
  db: Db,
  { userId, id, today }: { userId: string; id: string; today: Today },
): Promise<GoalWithSums> {
  const [held] = await listGoals(db, userId, { today, ids: [id] });
  if (!held) throw refuse('goal_not_found');

  return held;
}

async function refuseAboveLimit(tx: Db, { userId, user }: Caller): Promise<void> {
  const limit = user.entitlements.activeGoals;
  if (limit !== null && (await countActive(tx, userId)) >= limit) {
    throw refuse('goal_limit', { details: { limit } });
  }
}
