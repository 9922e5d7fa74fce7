import { home } from '@longhand/contract/home';
import { useQuery } from '@tanstack/react-query';
import { client } from '../platform/api-client.ts';
import { readRecentDraft } from '../platform/recent-draft.ts';
import { useUser } from '../platform/session.ts';

const api = client(home);

export function useHome() {
  return useQuery({ queryKey: ['home', 'today'], queryFn: () => api.read() });
}

/** The draft on this device, reloaded whenever the screen opens. */
export function useRecentDraft() {
  const userId = useUser()?.id;

  return useQuery({
    queryKey: ['home', 'draft', userId],
    queryFn: () => (userId === undefined ? null : readRecentDraft(userId)),
    staleTime: 0,
  });
}
