import { limits } from '@longhand/contract/limits';
import { notifications } from '@longhand/contract/notifications';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useFormatter } from 'use-intl';
import { client } from '../platform/api-client.ts';
import { useUser } from '../platform/session.ts';

const api = client(notifications, { quiet: true });
const countKey = ['notifications', 'unread'];

type Counts = { unread: number; unseen: number };

/** Numbers of unread notifications and of those not yet seen in the list, up to the limit; undefined while unknown. */
export function useUnreadCounts(): Counts | undefined {
  const userId = useUser()?.id;

  return useQuery({
    queryKey: countKey,
    queryFn: () => api.readUnreadCount(),
    enabled: userId !== undefined,
  }).data;
}

/** Number of notifications that the user has not seen in the list; null if none or unknown. */
export function useUnseenCount(): { count: number; figure: string } | null {
  const format = useFormatter();
  const count = useUnreadCounts()?.unseen ?? 0;
  if (count === 0) return null;

  return {
    count,
    figure:
      count < limits.unreadCountMax
        ? format.number(count)
        : `${format.number(limits.unreadCountMax - 1)}+`,
  };
}

/** Applies a difference to the unread count until it is fetched again. At the limit the number is unknown and stays. */
export function changeUnreadCount(queries: QueryClient, difference: number): void {
  queries.setQueryData<Counts>(
    countKey,
    (counts) =>
      counts &&
      (counts.unread < limits.unreadCountMax
        ? { ...counts, unread: Math.max(0, counts.unread + difference) }
        : counts),
  );
}
