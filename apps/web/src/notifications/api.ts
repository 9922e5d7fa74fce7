import {
  type Notification,
  type NotificationFilter,
  notifications,
} from '@longhand/contract/notifications';
import {
  type InfiniteData,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { client } from '../platform/api-client.ts';
import { isLastPendingMutation } from '../platform/query.ts';
import { applyNotificationChange, type NotificationPage } from './apply-notification-change.ts';

const api = client(notifications);
const affectedSlices = ['notifications', 'home'];
const changeKey = ['notifications', 'change'];

/** Notifications, paged by cursor. */
export function useNotifications(show: NotificationFilter) {
  return useInfiniteQuery({
    queryKey: ['notifications', 'list', show],
    queryFn: ({ pageParam }) =>
      api.list({ query: { show, ...(pageParam === null ? {} : { before: pageParam }) } }),
    initialPageParam: null as string | null, // the first page has no cursor
    getNextPageParam: ({ next }) => next,
  });
}

type NotificationStates = { isRead?: boolean; isArchived?: boolean };

/** Marks one as read or archived. Updates the lists optimistically and refetches them afterwards. */
export function useChangeNotification() {
  const queries = useQueryClient();

  return useMutation({
    mutationFn: ({ id, ...body }: { id: string } & NotificationStates) =>
      api.change({ params: { id }, body }),
    async onMutate({ id, ...states }) {
      await queries.cancelQueries({ queryKey: ['notifications', 'list'] });
      for (const show of ['all', 'unread', 'archived'] as const) {
        queries.setQueryData<InfiniteData<NotificationPage>>(
          ['notifications', 'list', show],
          (list) =>
            list && { ...list, pages: applyNotificationChange(list.pages, { show, id, states }) },
        );
      }
    },
    mutationKey: changeKey,
    onSettled: () => (isLastPendingMutation(changeKey) ? invalidateSlices(queries) : undefined),
  });
}

/** Marks all notifications as read, up to the newest one shown. */
export function useMarkAllRead() {
  const queries = useQueryClient();

  return useMutation({
    mutationFn: (newest: Notification) => api.markAllRead({ body: { upTo: newest.id } }),
    onSettled: () => invalidateSlices(queries),
  });
}

function invalidateSlices(queries: ReturnType<typeof useQueryClient>) {
  return Promise.all(
    affectedSlices.map((slice) => queries.invalidateQueries({ queryKey: [slice] })),
  );
}
