import type { Milestone } from '@longhand/contract/goals-milestones';
import type { Context } from '../../platform/http/context.ts';
import { listMilestones } from './handlers.ts';

/** What the home screen shows of them: the next one, and those that were reached since the writer looked last. */
export async function glanceAtMilestones(
  context: Context<'user'>,
): Promise<{ next: Milestone | null; fresh: Milestone[] }> {
  const items = await listMilestones(context);
  const isOpen = ({ reachedOn, goalStatus }: Milestone) =>
    reachedOn === null && goalStatus === 'active';

  return {
    next: items.find(isOpen) ?? null,
    fresh: items.filter(
      ({ reachedOn, isSeen, kind }) => reachedOn !== null && !isSeen && kind !== 'date',
    ),
  };
}
