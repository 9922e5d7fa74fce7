import { Refusal } from '@longhand/contract/errors';
import { goalSessions } from '@longhand/contract/goals-sessions';
import { useQuery } from '@tanstack/react-query';
import { client } from './api-client.ts';
import { refresh } from './query.ts';
import type { Sprint } from './sprint.ts';

const api = client(goalSessions);

/** Sessions that ended, newest first, and the one that runs. They are started and shown on more than one screen. */
export function useSessions(size: number) {
  return useQuery({
    queryKey: ['goals', 'sessions', size],
    queryFn: () => api.listSessions({ query: { size } }),
  });
}

/** Tells the server of a sprint; one that it has ended meanwhile is over here, too. */
export async function sendStart(sprint: Sprint): Promise<'runs' | 'ended' | 'other runs'> {
  const { id, kind, counts, plannedSeconds, startedAt } = sprint;
  const body = { kind, counts, plannedSeconds, startedAt: new Date(startedAt).toISOString() };
  try {
    await api.startSession({ params: { id }, body });

    return 'runs';
  } catch (failure) {
    if (!(failure instanceof Refusal)) throw failure;
    if (failure.code === 'writing_session_closed') return 'ended';
    if (failure.code === 'writing_session_running') return 'other runs';
    throw failure;
  }
}

type Finish = Parameters<typeof api.finishSession>[0]['body'];

/** Ends a sprint. It is begun again first, in case the server never heard of it; both are idempotent. */
export async function sendFinish(sprint: Sprint, body: Finish) {
  await sendStart(sprint);
  const ended = await api.finishSession({ params: { id: sprint.id }, body });
  await refreshProgress();

  return ended;
}

export async function sendRemoval(id: string): Promise<void> {
  try {
    await api.removeSession({ params: { id } });
  } catch (failure) {
    const isGone = failure instanceof Refusal && failure.code === 'writing_session_not_found';
    if (!isGone) throw failure;
  }
  await refreshProgress();
}

type Removed = Awaited<ReturnType<typeof api.listRemovedSessions>>['items'][number];

/** The deleted ones, as a list shows them. */
export function useRemovedSessions<Item>(isWanted: boolean, itemOf: (one: Removed) => Item) {
  return useQuery({
    queryKey: ['goals', 'sessions', 'removed'],
    queryFn: () => api.listRemovedSessions(),
    select: ({ items }): readonly Item[] => items.map(itemOf),
    enabled: isWanted,
  });
}

export async function restoreSession(id: string): Promise<void> {
  await api.restoreSession({ params: { id } });
  await refreshProgress();
}

const refreshProgress = () => refresh(['goals', 'home', 'achievements']);
