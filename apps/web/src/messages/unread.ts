import { useQuery } from '@tanstack/react-query';
import { useUser } from '../platform/session.ts';
import { messageApi, usePollInterval } from './api.ts';
import { messageKeys } from './message-cache.ts';

/** Number of conversations with unread messages, and of open requests, up to the limit; zero if unknown. */
export function useUnreadConversations(): { conversations: number; requests: number } {
  const userId = useUser()?.id;
  const { data } = useQuery({
    queryKey: messageKeys.unread,
    queryFn: () => messageApi.readUnreadCount(),
    enabled: userId !== undefined,
    refetchInterval: usePollInterval(30_000),
  });

  return data ?? { conversations: 0, requests: 0 };
}
