import { Refusal } from '@longhand/contract/errors';
import { QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';

/** What the server said last. Keys begin with the slice that owns the data: `['goals', 'active']`. */
export const queryClient = new QueryClient({
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
  const queries = useQueryClient();

  return useMutation({
    mutationFn: (input: Sent) => change(input),
    onSuccess: () => {
      for (const slice of stale) void queries.invalidateQueries({ queryKey: [slice] });
    },
  });
}
