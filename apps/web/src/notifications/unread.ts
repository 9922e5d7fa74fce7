import { limits } from '@longhand/contract/limits';
import { notifications } from '@longhand/contract/notifications';
import { useQuery } from '@tanstack/react-query';
import { useFormatter } from 'use-intl';
import { client } from '../platform/api-client.ts';
import { useUser } from '../platform/session.ts';

const api = client(notifications, { quiet: true });

/** Number of unread notifications; null if none or unknown. */
export function useUnreadCount(): { count: number; figure: string } | null {
  const format = useFormatter();
  const userId = useUser()?.id;
  const { data } = useQuery({
    queryKey: ['notifications', 'unread'],
    queryFn: () => api.readUnreadCount(),
    enabled: userId !== undefined,
  });
  const count = data?.unread ?? 0;
  if (count === 0) return null;

  return {
    count,
    figure:
      count < limits.unreadCountMax
        ? format.number(count)
        : `${format.number(limits.unreadCountMax - 1)}+`,
  };
}
