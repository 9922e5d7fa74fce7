import { goalMomentum } from '@longhand/contract/goals-momentum';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../platform/api-client.ts';
import { useChange } from '../../platform/query.ts';

const api = client(goalMomentum);
const stale = ['goals', 'home'];

export type Momentum = Awaited<ReturnType<typeof api.readMomentum>>;

/** Score, streak and planned rest, with the days of the last year. */
export function useMomentum() {
  return useQuery({ queryKey: ['goals', 'momentum'], queryFn: () => api.readMomentum() });
}

export const usePlanRest = () => useChange(api.planRest, { stale });
export const useRemoveRest = () => useChange(api.removeRest, { stale });
export const useRestoreRest = () => useChange(api.restoreRest, { stale });

type RemovedRest = Awaited<ReturnType<typeof api.listRemovedRests>>['items'][number];

/** Deleted rest periods, mapped to list items. */
export function useRemovedRests<Item>(isEnabled: boolean, itemOf: (one: RemovedRest) => Item) {
  return useQuery({
    queryKey: ['goals', 'rests', 'removed'],
    queryFn: () => api.listRemovedRests(),
    select: ({ items }): readonly Item[] => items.map(itemOf),
    enabled: isEnabled,
  });
}
