import { refuse } from '@longhand/contract/errors';
import type { Goal, MissedDaysChoice } from '@longhand/contract/goal-values';
import { currentPlan } from '@longhand/goals/goal-plan';
import type { Context } from '../../platform/http/context.ts';
import { missedDaysQuestion } from '../figures/missed-days.ts';
import { changeAndPresent, ownGoal } from '../goal-transaction.ts';
import { withRests } from '../rules.ts';
import { saveGoalUpdate } from './goal-changes.ts';

/**
 * Records the user's decision about missed days. `spread` recalculates the plan from today to the same last day; `extend` keeps the daily
 * share and moves the last day; `accept` leaves the plan unchanged, so it keeps showing the gap.
 */
export function resolveMissedDays(
  id: string,
  { choice, version }: { choice: MissedDaysChoice; version: number },
  context: Context<'user'>,
): Promise<Goal> {
  return changeAndPresent(context, async (tx, txContext) => {
    const { caller, today, day } = txContext;
    const goalKey = { userId: caller.userId, id, today: day };
    const { goal: before, sums } = await ownGoal(tx, goalKey);
    if (before.version !== version) throw refuse('goal_changed');
    const goalWithRests = withRests(before, sums);
    const plan = currentPlan(goalWithRests);
    const miss =
      before.status === 'active' && plan
        ? missedDaysQuestion(goalWithRests, plan, sums, today)
        : null;
    const isPossible = choice !== 'extend' || miss?.extendTo != null;
    if (miss === null || !isPossible) throw refuse('goal_miss_answered');

    const countedFromToday = sums.days
      .filter(({ on }) => on >= today)
      .reduce((sum, { amount }) => sum + amount, 0);
    const total = before.startAmount + sums.counted - countedFromToday;
    const planChange = choice === 'accept' ? {} : { planOn: today, planAmount: total };
    const endOn = choice === 'extend' ? miss.extendTo : before.endOn;
    const after = { ...before, ...planChange, endOn, missChoice: choice, missesFrom: today };
    await saveGoalUpdate(tx, { before, after, type: 'miss', data: { choice } }, txContext);

    return ownGoal(tx, goalKey);
  });
}
