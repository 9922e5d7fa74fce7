import type { Goal } from '@longhand/contract/goal-values';
import type { Context } from '../../platform/http/context.ts';
import { requireProjects } from '../../projects/index.ts';
import { recountGoal } from '../days/day-queries.ts';
import { changeAndPresent, ownGoal } from '../goal-transaction.ts';
import { insertQuarterMilestones } from '../milestones/queries.ts';
import { insertEvent, insertGoal } from '../queries.ts';
import { updateStatusByTotal } from '../recalculate-goals.ts';
import { distanceToTarget, refuseAboveLimit } from './goal-changes.ts';
import { applyFieldsChange, freshPlan, type GoalFields } from './plan-rules.ts';
import { nextReminder } from './reminder.ts';
import { activeState } from './status.ts';

type NewGoal = GoalFields & { successorOf: string | null };

/** Creates a goal. It is completed at once when its start amount or earlier entries already reach the target. */
export function createGoal(body: NewGoal, context: Context<'user'>): Promise<Goal> {
  return changeAndPresent(context, async (tx, txContext) => {
    const { caller, now, day } = txContext;
    const { userId } = caller;
    await refuseAboveLimit(tx, caller);
    const { successorOf, ...fields } = body;
    if (successorOf !== null) await ownGoal(tx, { userId, id: successorOf, today: day });

    const plan = applyFieldsChange(fields, {});
    await requireProjects(tx, userId, plan.projectIds);
    const goal = await insertGoal(tx, {
      ...plan,
      ...activeState,
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
    if (goal.kind === 'target') await insertQuarterMilestones(tx, goal.id, now);
    const counted = { ...goal, countedAmount: await recountGoal(tx, goal.id) };
    await updateStatusByTotal(tx, counted, 1 - Math.min(0, distanceToTarget(counted)), txContext);

    return ownGoal(tx, { userId, id: goal.id, today: day });
  });
}
