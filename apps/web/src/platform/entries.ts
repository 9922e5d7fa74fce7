import { goals } from '@longhand/contract/goals';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from './api-client.ts';

const api = client(goals);

/** Progress is recorded on more than one screen. The change is done when what it moves has been read anew. */
export function useRecordEntry() {
  const refresh = useRefreshProgress();

  return useMutation({ mutationFn: api.recordEntry, onSuccess: refresh });
}

export function useRemoveEntry() {
  const refresh = useRefreshProgress();

  return useMutation({ mutationFn: api.removeEntry, onSuccess: refresh });
}

function useRefreshProgress() {
  const queries = useQueryClient();

  return () =>
    Promise.all(['goals', 'home'].map((slice) => queries.invalidateQueries({ queryKey: [slice] })));
}
