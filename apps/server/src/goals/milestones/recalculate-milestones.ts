import { goalSign } from '@longhand/goals/goal-plan';
import { notify } from '../../notifications/index.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Context } from '../../platform/http/context.ts';
import { readCrossingDay } from '../days/day-queries.ts';
import type { TransactionContext } from '../goal-transaction.ts';
import type { GoalRow, MilestoneState } from '../queries.ts';
import { type MilestoneRow, upsertMilestone } from './queries.ts';
import { isReachedBy, milestoneAmount } from './rules.ts';

/**
 * Marks milestones that the goal's total has reached, and reopens those it has fallen below.
 *
 * @returns the milestones to notify: only the highest of several shares reached at once, and no share when the whole goal is reached, which
 *   has its own notification
 */
export async function recalculateMilestones(
  tx: Db,
  { goal, milestones }: { goal: GoalRow; milestones: readonly MilestoneRow[] },
  { today }: Pick<TransactionContext, 'today'>,
): Promise<ReachedMilestone[]> {
  const total = goal.startAmount + goal.countedAmount;
  const sign = goalSign(goal);
  const reachedMilestones: ReachedMilestone[] = [];
  for (const milestone of milestones) {
    const amount = milestoneAmount(milestone, goal);
    if (amount === null) continue;
    const isReached = isReachedBy(total, amount, sign);
    if (isReached === (milestone.reachedOn !== null)) continue;

    const reachedOn = isReached
      ? ((await readCrossingDay(tx, goal.id, amount - goal.startAmount)) ?? today)
      : null;
    await upsertMilestone(tx, { ...milestone, reachedOn, seenAt: null });
    if (isReached) reachedMilestones.push({ goal, milestone });
  }

  return milestonesToNotify(reachedMilestones);
}

/** Whether the total has reached one of the goal's milestones or fallen below one. */
export function hasMilestoneChange(states: readonly MilestoneState[], goal: GoalRow): boolean {
  const total = goal.startAmount + goal.countedAmount;
  const sign = goalSign(goal);

  return states.some((state) => {
    const amount = milestoneAmount(state, goal);

    return amount !== null && isReachedBy(total, amount, sign) !== state.isReached;
  });
}

export type ReachedMilestone = { goal: GoalRow; milestone: MilestoneRow };

function milestonesToNotify(reachedMilestones: readonly ReachedMilestone[]): ReachedMilestone[] {
  const isShare = ({ milestone }: ReachedMilestone) => milestone.kind === 'share';
  const shares = reachedMilestones.filter(isShare);
  const farthest = Math.max(...shares.map(({ milestone }) => milestone.value ?? 0));

  return reachedMilestones.filter(
    (one) => !isShare(one) || (one.milestone.value === farthest && farthest !== 100),
  );
}

/** Sends one notification for all milestones that a change reached; each milestone is notified once. */
export async function notifyMilestones(
  tx: Db,
  { userId, passed: reachedMilestones }: { userId: string; passed: readonly ReachedMilestone[] },
  services: Context<'user'>,
): Promise<void> {
  if (reachedMilestones.length === 0) return;
  const [goalId, ...otherGoalIds] = new Set(reachedMilestones.map(({ goal }) => goal.id));
  const isOfOneGoal = goalId !== undefined && otherGoalIds.length === 0;

  await notify(tx, services, {
    userId,
    kind: 'milestone_reached',
    object: isOfOneGoal ? { type: 'goal', id: goalId } : undefined,
    params: {
      reached: reachedMilestones.map(({ goal, milestone: { kind, title, value } }) => ({
        title,
        goal: goal.title,
        share: kind === 'share' ? value : null,
      })),
    },
    about: reachedMilestones.map(({ milestone }) => milestone.id).join(' '),
  });
}
