import type { Milestone } from '@longhand/contract/goals-milestones';

export type GoalMilestones = { goalId: string; title: string; items: readonly Milestone[] };

/** Reached milestones by date, then upcoming ones in the given order. */
export function sortMilestones(items: readonly Milestone[]): Milestone[] {
  const dayOf = ({ reachedOn }: Milestone) => reachedOn ?? '';
  const reached = items.filter((one) => one.reachedOn !== null);

  return [
    ...reached.sort((one, other) => dayOf(one).localeCompare(dayOf(other))),
    ...items.filter((one) => one.reachedOn === null),
  ];
}

/** A closed goal has no upcoming milestones. */
export function isUpcoming({ reachedOn, goalStatus }: Milestone): boolean {
  return reachedOn === null && goalStatus === 'active';
}

/** Goals with upcoming milestones first, in the given order, then the others by last reached milestone. */
export function groupByGoal(items: readonly Milestone[]): GoalMilestones[] {
  const shown = items.filter((one) => isUpcoming(one) || one.reachedOn !== null);
  const lastReached = shown
    .filter(({ reachedOn }) => reachedOn !== null)
    .sort((one, other) => (other.reachedOn ?? '').localeCompare(one.reachedOn ?? ''));
  const goals = new Set([...shown.filter(isUpcoming), ...lastReached].map(({ goalId }) => goalId));

  return [...goals].map((goalId) => {
    const own = sortMilestones(shown.filter((one) => one.goalId === goalId));

    return { goalId, title: own[0]?.goalTitle ?? '', items: own };
  });
}
