import { goals } from '@longhand/contract/goals';
import { useMutation } from '@tanstack/react-query';
import { client } from './api-client.ts';
import { refresh } from './query.ts';

const api = client(goals);

/** Progress is recorded on more than one screen. The change is done when what it moves has been read anew. */
export function useRecordEntry() {
  return useMutation({ mutationFn: api.recordEntry, onSuccess: refreshProgress });
}

export function useRemoveEntry() {
  return useMutation({ mutationFn: api.removeEntry, onSuccess: refreshProgress });
}

const refreshProgress = () => refresh(['goals', 'home']);
