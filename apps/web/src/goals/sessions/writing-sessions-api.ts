import { Refusal } from '@longhand/contract/errors';
import { goalSessions } from '@longhand/contract/goals-sessions';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../platform/api-client.ts';
import { invalidateSlices } from '../../platform/query.ts';
import type { Sprint } from './sprint.ts';

const api = client(goalSessions);

/** Past writing sessions, newest first, and the running one. Used on several screens. */
export function useWritingSessions(size: number) {
  return useQuery({
    queryKey: ['goals', 'sessions', size],
    queryFn: () => api.listSessions({ query: { size } }),
  });
}

/** Starts a writing session on the server; one that the server has ended meanwhile ends here too. */
export async function startWritingSession(
  sprint: Sprint,
): Promise<'runs' | 'ended' | 'other runs'> {
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

type FinishBody = Parameters<typeof api.finishSession>[0]['body'];

/** Ends a sprint. It is started again first, in case the server never received it; both calls are idempotent. */
export async function finishWritingSession(sprint: Sprint, body: FinishBody) {
  await startWritingSession(sprint);
  const ended = await api.finishSession({ params: { id: sprint.id }, body });
  await refreshProgress();

  return ended;
}

export async function removeWritingSession(id: string): Promise<void> {
  try {
    await api.removeSession({ params: { id } });
  } catch (failure) {
    const isGone = failure instanceof Refusal && failure.code === 'writing_session_not_found';
    if (!isGone) throw failure;
  }
  await refreshProgress();
}

type RemovedSession = Awaited<ReturnType<typeof api.listRemovedSessions>>['items'][number];

/** Deleted writing sessions, mapped to list items. */
export function useRemovedWritingSessions<Item>(
  isEnabled: boolean,
  itemOf: (one: RemovedSession) => Item,
) {
  return useQuery({
    queryKey: ['goals', 'sessions', 'removed'],
    queryFn: () => api.listRemovedSessions(),
    select: ({ items }): readonly Item[] => items.map(itemOf),
    enabled: isEnabled,
  });
}

export async function restoreWritingSession(id: string): Promise<void> {
  await api.restoreSession({ params: { id } });
  await refreshProgress();
}

const refreshProgress = () => invalidateSlices(['goals', 'home', 'achievements']);
