import { Refusal } from '@longhand/contract/errors';
import { goals } from '@longhand/contract/goals';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { client } from './api-client.ts';
import { entryQueue, type WaitingEntry } from './entry-queue.ts';
import { NoAnswer } from './failures.ts';
import { refresh } from './query.ts';
import { session, useUser } from './session.ts';
import { localShelf } from './storage.ts';
import { showToast } from './toasts.ts';

const api = client(goals);
const quietApi = client(goals, { quiet: true });

/** Progress is recorded on more than one screen. The change is done when what it moves has been read anew. */
export function useRecordEntry() {
  return useMutation({ mutationFn: api.recordEntry, onSuccess: refreshProgress });
}

export function useRemoveEntry() {
  return useMutation({ mutationFn: api.removeEntry, onSuccess: refreshProgress });
}

/** Logs by hand; where nothing answers, the entry waits on this device and is sent by itself. Says which of both happened. */
export function useLogEntry() {
  return useMutation({
    mutationFn: async (entry: WaitingEntry): Promise<'sent' | 'kept'> => {
      try {
        await quietApi.recordEntry({ params: { clientId: entry.clientId }, body: entry.body });
      } catch (failure) {
        if (!(failure instanceof NoAnswer)) throw failure;
        queueOf(session.state.get().user?.id ?? '').keep(entry);

        return 'kept';
      }
      await refreshProgress();

      return 'sent';
    },
  });
}

/** Takes back what was just logged, and tells. What asked for it may be gone by then. */
export function useUndoLog(): (clientId: string) => void {
  const remove = useRemoveEntry();

  return (clientId) => {
    remove
      .mutateAsync({ params: { clientId } })
      .then(() => showToast({ type: 'success', text: 'progress.log.undone' }))
      .catch(() => showToast({ type: 'error', text: 'progress.log.undoFailed' }));
  };
}

/** The active goals, for what is logged away from their screens. */
export function useActiveGoals() {
  return useQuery({
    queryKey: ['goals', 'list'],
    queryFn: () => quietApi.list({ query: {} }),
    select: ({ items }) => items.filter(({ status }) => status === 'active'),
  });
}

const retryMs = 30_000;

/** Sends what was logged without a network: now, when the network is back, and every half minute while something waits. */
export function useWaitingEntries(): void {
  const user = useUser();
  const userId = user?.id ?? '';
  const isOffline = user?.isOffline ?? true;

  useEffect(() => {
    if (userId === '' || isOffline) return;
    const send = () => void sendWaiting(userId);
    send();
    window.addEventListener('online', send);
    const timer = setInterval(send, retryMs);

    return () => {
      window.removeEventListener('online', send);
      clearInterval(timer);
    };
  }, [userId, isOffline]);
}

/** Tries to send what waits. Returns how much of it still does. */
export async function sendWaiting(userId: string): Promise<number> {
  const queue = queueOf(userId);
  if (queue.read().length === 0) return 0;

  const sent = await queue.send(recordWaiting).catch(() => 0); // it goes on waiting
  if (sent > 0) await refreshProgress();

  return queue.read().length;
}

/** Gives up what waits on this device. */
export function forgetWaiting(userId: string): void {
  queueOf(userId).forget();
}

/** One that is refused for what it says would be refused for ever. */
async function recordWaiting({ clientId, body }: WaitingEntry): Promise<'taken' | 'refused'> {
  try {
    await quietApi.recordEntry({ params: { clientId }, body });

    return 'taken';
  } catch (failure) {
    if (failure instanceof Refusal && [400, 404, 409].includes(failure.status)) return 'refused';
    throw failure;
  }
}

const queueOf = (userId: string) => entryQueue(localShelf, userId);

const refreshProgress = () => refresh(['goals', 'home']);
