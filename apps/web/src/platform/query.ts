import { Refusal } from '@longhand/contract/errors';
import {
  MutationCache,
  type Query,
  QueryClient,
  type QueryKey,
  useMutation,
} from '@tanstack/react-query';
import { ownChanges } from './own-changes.ts';
import { showFailureToast } from './toasts.ts';

/** Cache of server data. Keys start with the slice that owns the data: `['goals', 'active']`. */
export const queryClient = new QueryClient({
  mutationCache: new MutationCache({ onError: showFailureToast }), // mutations are user actions
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      retry: (failures, error) => failures < 1 && !(error instanceof Refusal && error.status < 500),
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});

/**
 * A mutation that invalidates the slices in `stale`.
 *
 * @example
 * export const useRemoveGoal = () => useChange(api.remove, { stale: ['goals', 'home'] });
 */
export function useChange<Sent, Got>(
  change: (input: Sent) => Promise<Got>,
  { stale }: { stale: readonly string[] },
) {
  return useMutation({
    mutationFn: (input: Sent) => change(input),
    onSuccess: () => void invalidateSlices(stale),
  });
}

/**
 * Refetches visible queries of slices and marks the others stale. A pending initial fetch may predate the change, and TanStack Query would
 * keep its result: it is cancelled and repeated.
 */
export async function invalidateSlices(slices: readonly string[]): Promise<void> {
  ownChanges.markRefreshed(slices);
  const invalidateSlice = async (slice: string) => {
    await queryClient.cancelQueries({ queryKey: [slice], predicate: isInitialFetch });
    await queryClient.invalidateQueries({ queryKey: [slice] });
  };

  await Promise.all(slices.map(invalidateSlice));
}

function isInitialFetch({ state }: Query): boolean {
  return state.data === undefined && state.fetchStatus !== 'idle';
}

/**
 * Writes the result of a mutation to the cache. A pending fetch may predate the change and is cancelled; if there is no data afterwards, it
 * is repeated.
 *
 * @param next the data or an updater
 */
export async function setQueryResult<Data>(
  queryKey: QueryKey,
  next: Data | ((known: Data | undefined) => Data | undefined),
): Promise<void> {
  await queryClient.cancelQueries({ queryKey, exact: true });
  queryClient.setQueryData<Data>(queryKey, next);
  if (queryClient.getQueryData(queryKey) !== undefined) return;
  await queryClient.invalidateQueries({ queryKey, exact: true });
}

/** Whether no other mutation of this key is pending: a refetch before its response would miss it. */
export function isLastPendingMutation(mutationKey: readonly string[]): boolean {
  return queryClient.isMutating({ mutationKey }) <= 1;
}
