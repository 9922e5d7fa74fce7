import type { Milestone } from '@longhand/contract/goals-milestones';

/** The milestones of one goal. */
export type GoalMilestones = { goalId: string; title: string; items: readonly Milestone[] };

/** Along the way: by the day on which each was reached, then what lies ahead by nearness, as it comes. */
export function alongTheWay(items: readonly Milestone[]): Milestone[] {
  const dayOf = ({ reachedOn }: Milestone) => reachedOn ?? '';
  const reached = items.filter((one) => one.reachedOn !== null);

  return [
    ...reached.sort((one, other) => dayOf(one).localeCompare(dayOf(other))),
    ...items.filter((one) => one.reachedOn === null),
  ];
}

/** Of a goal that is closed nothing lies ahead any more. */
export function isAhead({ reachedOn, goalStatus }: Milestone): boolean {
  return reachedOn === null && goalStatus === 'active';
}

/** By goal: what lies nearest ahead first, then goals with nothing ahead, what was reached last first. */
export function byGoal(items: readonly Milestone[]): GoalMilestones[] {
  const shown = items.filter((one) => isAhead(one) || one.reachedOn !== null);
  const lastReached = shown
    .filter(({ reachedOn }) => reachedOn !== null)
    .sort((one, other) => (other.reachedOn ?? '').localeCompare(one.reachedOn ?? ''));
  const goals = new Set([...shown.filter(isAhead), ...lastReached].map(({ goalId }) => goalId));

  return [...goals].map((goalId) => {
    const own = alongTheWay(shown.filter((one) => one.goalId === goalId));

    return { goalId, title: own[0]?.goalTitle ?? '', items: own };
  });
}
