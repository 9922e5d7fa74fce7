import { goalMilestones } from '@longhand/contract/goals-milestones';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../platform/api-client.ts';
import { useChange } from '../../platform/query.ts';

const api = client(goalMilestones);
const stale = ['goals', 'home', 'achievements'];

/** Milestones of all goals that are not archived: reached ones first, then by remaining amount. */
export function useMilestones() {
  return useQuery({ queryKey: ['goals', 'milestones'], queryFn: () => api.listMilestones() });
}

export const useSaveMilestone = () => useChange(api.saveMilestone, { stale });
export const useReachMilestone = () => useChange(api.setMilestoneReached, { stale });
export const useRemoveMilestone = () => useChange(api.removeMilestone, { stale });
export const useMarkMilestonesSeen = () => useChange(() => api.markMilestonesSeen(), { stale });
export const useRestoreMilestone = () => useChange(api.restoreMilestone, { stale });

type RemovedMilestone = Awaited<ReturnType<typeof api.listRemovedMilestones>>['items'][number];

/** Deleted milestones, mapped to list items. */
export function useRemovedMilestones<Item>(
  isEnabled: boolean,
  itemOf: (one: RemovedMilestone) => Item,
) {
  return useQuery({
    queryKey: ['goals', 'milestones', 'removed'],
    queryFn: () => api.listRemovedMilestones(),
    select: ({ items }): readonly Item[] => items.map(itemOf),
    enabled: isEnabled,
  });
}
