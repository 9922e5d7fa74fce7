import { refuse } from '@longhand/contract/errors';
import type { Goal, MissChoice } from '@longhand/contract/goal-values';
import { planInForce } from '@longhand/goals/goal-plan';
import type { Context } from '../platform/http/context.ts';
import { commit } from './commit.ts';
import { changeAndPresent, ownGoal } from './goal-life.ts';
import { missOf } from './miss.ts';
import { restedBy } from './rules.ts';

/**
 * What the writer decides about days that were missed. Spread lays the plan out anew from today to the same last day; extend does
 * so with the share it had, to a later one; accept leaves plan and share as they are, and par goes on showing the gap.
 */
export function answerMiss(
  id: string,
  { choice, version }: { choice: MissChoice; version: number },
  context: Context<'user'>,
): Promise<Goal> {
  return changeAndPresent(context, async (tx, moment) => {
    const { caller, today, day } = moment;
    const own = { userId: caller.userId, id, today: day };
    const { goal: before, sums } = await ownGoal(tx, own);
    if (before.version !== version) throw refuse('goal_changed');
    const rested = restedBy(before, sums);
    const plan = planInForce(rested);
    const miss = before.status === 'active' && plan ? missOf(rested, plan, sums, today) : null;
    const isPossible = choice !== 'extend' || miss?.extendTo != null;
    if (miss === null || !isPossible) throw refuse('goal_miss_answered');

    const later = sums.days
      .filter(({ on }) => on >= today)
      .reduce((sum, { amount }) => sum + amount, 0);
    const total = before.startAmount + sums.counted - later;
    const anew = choice === 'accept' ? {} : { planOn: today, planAmount: total };
    const endOn = choice === 'extend' ? miss.extendTo : before.endOn;
    const after = { ...before, ...anew, endOn, missChoice: choice, missesFrom: today };
    await commit(tx, { before, after, type: 'miss', data: { choice } }, moment);

    return ownGoal(tx, own);
  });
}
