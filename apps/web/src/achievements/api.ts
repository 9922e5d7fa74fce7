import { achievements } from '@longhand/contract/achievements';
import { useQuery } from '@tanstack/react-query';
import { client } from '../platform/api-client.ts';

const api = client(achievements);

export type Achievement = Awaited<ReturnType<typeof api.list>>['items'][number];

/** All visible achievements with the user's progress. */
export function useAchievements() {
  return useQuery({ queryKey: ['achievements', 'list'], queryFn: () => api.list() });
}
