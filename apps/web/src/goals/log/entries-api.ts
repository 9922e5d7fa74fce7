import { Refusal } from '@longhand/contract/errors';
import { goals } from '@longhand/contract/goals';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { client } from '../../platform/api-client.ts';
import { NoResponseError } from '../../platform/failures.ts';
import { invalidateSlices } from '../../platform/query.ts';
import { session, useUser } from '../../platform/session.ts';
import { safeLocalStorage } from '../../platform/storage.ts';
import { showToast } from '../../platform/toasts.ts';
import { createEntryQueue, type QueuedEntry } from './entry-queue.ts';

const api = client(goals);
const quietApi = client(goals, { quiet: true });

/** Used on several screens. Resolves after the affected queries are reloaded. */
export function useRecordEntry() {
  return useMutation({ mutationFn: api.recordEntry, onSuccess: refreshProgress });
}

export function useRemoveEntry() {
  return useMutation({ mutationFn: api.removeEntry, onSuccess: refreshProgress });
}

/** Logs an entry; without a network it is queued on this device and sent later. Returns whether it was sent or queued. */
export function useLogEntry() {
  return useMutation({
    mutationFn: async (entry: QueuedEntry): Promise<'sent' | 'kept'> => {
      try {
        await quietApi.recordEntry({ params: { clientId: entry.clientId }, body: entry.body });
      } catch (failure) {
        if (!(failure instanceof NoResponseError)) throw failure;
        entryQueueOf(session.state.get().user?.id ?? '').add(entry);

        return 'kept';
      }
      await refreshProgress();

      return 'sent';
    },
  });
}

/** Undoes the last log and shows a toast. The calling component may be unmounted by then. */
export function useUndoLogEntry(): (clientId: string) => void {
  const remove = useRemoveEntry();

  return (clientId) => {
    remove
      .mutateAsync({ params: { clientId } })
      .then(() => showToast({ type: 'success', text: 'progress.log.undone' }))
      .catch(() => showToast({ type: 'error', text: 'progress.log.undoFailed' }));
  };
}

/** Active goals, for logging from other screens. */
export function useActiveGoals() {
  return useQuery({
    queryKey: ['goals', 'list'],
    queryFn: () => quietApi.list({ query: {} }),
    select: ({ items }) => items.filter(({ status }) => status === 'active'),
  });
}

const retryMs = 30_000;

/** Sends queued entries now, when the network returns, and every 30 seconds while the queue is not empty. */
export function useEntryQueueRetry(): void {
  const user = useUser();
  const userId = user?.id ?? '';
  const isOffline = user?.isOffline ?? true;

  useEffect(() => {
    if (userId === '' || isOffline) return;
    const send = () => void sendQueuedEntries(userId);
    send();
    window.addEventListener('online', send);
    const timer = setInterval(send, retryMs);

    return () => {
      window.removeEventListener('online', send);
      clearInterval(timer);
    };
  }, [userId, isOffline]);
}

/** Tries to send queued entries. Returns how many remain. */
export async function sendQueuedEntries(userId: string): Promise<number> {
  const queue = entryQueueOf(userId);
  if (queue.read().length === 0) return 0;

  const sent = await queue.send(recordQueuedEntry).catch(() => 0); // they stay in the queue
  if (sent > 0) await refreshProgress();

  return queue.read().length;
}

/** Discards the queued entries on this device. */
export function discardQueuedEntries(userId: string): void {
  entryQueueOf(userId).clear();
}

/** An entry with invalid content would be refused on every retry, so it is dropped. */
async function recordQueuedEntry({ clientId, body }: QueuedEntry): Promise<'taken' | 'refused'> {
  try {
    await quietApi.recordEntry({ params: { clientId }, body });

    return 'taken';
  } catch (failure) {
    if (failure instanceof Refusal && [400, 404, 409].includes(failure.status)) return 'refused';
    throw failure;
  }
}

const entryQueueOf = (userId: string) => createEntryQueue(safeLocalStorage, userId);

const refreshProgress = () => invalidateSlices(['goals', 'home']);
