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

/** What the server said last. Keys begin with the slice that owns the data: `['goals', 'active']`. */
export const queryClient = new QueryClient({
  mutationCache: new MutationCache({ onError: showFailureToast }), // mutations are acts of a person
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
 * A call that changes something. After it the data of the slices in `stale` is asked for anew.
 *
 * @example
 * export const useChangeStatus = () => useChange(api.changeStatus, { stale: ['goals', 'home'] });
 */
export function useChange<Sent, Got>(
  change: (input: Sent) => Promise<Got>,
  { stale }: { stale: readonly string[] },
) {
  return useMutation({
    mutationFn: (input: Sent) => change(input),
    onSuccess: () => void refresh(stale),
  });
}

/**
 * Reads anew what is shown of slices, and the rest when it is next shown. A first answer that is still on its way may be
 * from before the change, and the library would take it for the newest: it is given up and asked for again.
 */
export async function refresh(slices: readonly string[]): Promise<void> {
  ownChanges.refreshed(slices);
  const refreshOne = async (slice: string) => {
    await queryClient.cancelQueries({ queryKey: [slice], predicate: isFirstOnItsWay });
    await queryClient.invalidateQueries({ queryKey: [slice] });
  };

  await Promise.all(slices.map(refreshOne));
}

function isFirstOnItsWay({ state }: Query): boolean {
  return state.data === undefined && state.fetchStatus !== 'idle';
}

/**
 * Shows what a change came to. A reading on its way may be from before the change and is given up; where it was the first one,
 * and `next` says nothing of its own, it is asked for again.
 *
 * @param next the data, or what makes them of those that are known
 */
export async function showChange<Data>(
  queryKey: QueryKey,
  next: Data | ((known: Data | undefined) => Data | undefined),
): Promise<void> {
  await queryClient.cancelQueries({ queryKey, exact: true });
  queryClient.setQueryData<Data>(queryKey, next);
  if (queryClient.getQueryData(queryKey) !== undefined) return;
  await queryClient.invalidateQueries({ queryKey, exact: true });
}

/** Whether no other change of a kind is still unanswered: what is read before it is would lack that one. */
export function isLastChange(mutationKey: readonly string[]): boolean {
  return queryClient.isMutating({ mutationKey }) <= 1;
}
