import { type Notification, notifications } from '@longhand/contract/notifications';
import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { client } from '../platform/api-client.ts';
import { invalidateSlices, isLastPendingMutation } from '../platform/query.ts';
import {
  applyChange,
  applyToPages,
  type ListFilter,
  type NotificationChange,
  type NotificationPage,
  undoChange,
  unreadDifference,
} from './list/apply-changes.ts';
import { changeUnreadCount } from './unread.ts';

const api = client(notifications);
const quietApi = client(notifications, { quiet: true });
const listKey = ['notifications', 'list'];
const changeKey = ['notifications', 'change'];

/** Changes are sent sequentially, so that an undo cannot overtake its change. */
const changeScope = { id: 'notifications' };

/** Notifications, paged by cursor. */
export function useNotifications(filter: ListFilter) {
  const { show, category } = filter;

  return useInfiniteQuery({
    queryKey: [...listKey, filter],
    queryFn: ({ pageParam }) =>
      api.list({
        query: {
          show,
          ...(category !== null && { category }),
          ...(pageParam !== null && { before: pageParam }),
        },
      }),
    initialPageParam: null as string | null, // the first page has no cursor
    getNextPageParam: ({ next }) => next,
  });
}

/** Changes notifications. Updates the lists and the unread count optimistically and refetches them afterwards. */
export function useChangeNotifications() {
  const queries = useQueryClient();

  return useMutation({
    mutationFn: (changes: readonly NotificationChange[]) =>
      Promise.all(
        changes.map(({ item: { id }, states }) => api.change({ params: { id }, body: states })),
      ),
    async onMutate(changes) {
      await queries.cancelQueries({ queryKey: listKey });
      showChanges(queries, changes);
    },
    onError: (_, changes) => showChanges(queries, changes.map(undoChange)),
    mutationKey: changeKey,
    scope: changeScope,
    onSettled: () => (isLastPendingMutation(changeKey) ? refetchLists() : undefined),
  });
}

/** Marks all notifications of a list as read, up to the newest one shown; the reply undoes it. */
export function useMarkAllRead({ category }: ListFilter) {
  return useMutation({
    mutationFn: (newest: Notification) =>
      api.markAllRead({
        body: { upTo: newest.id, ...(category !== null && { category }) },
      }),
    scope: changeScope,
    onSettled: refetchLists,
  });
}

export function useUndoMarkAllRead() {
  return useMutation({
    mutationFn: (readAt: string) => api.undoMarkAllRead({ body: { readAt } }),
    scope: changeScope,
    onSettled: refetchLists,
  });
}

/** Marks a notification as read that was opened outside of the list. */
export async function markOpened(id: string): Promise<void> {
  await quietApi.change({ params: { id }, body: { isRead: true } }).then(refetchLists, () => {
    // it was deleted, or it stays unread
  });
}

/** Marks listed notifications as seen, up to the newest one shown. */
export async function markSeen(upTo: string): Promise<void> {
  await quietApi.markSeen({ body: { upTo } }).then(
    () => invalidateSlices(['notifications']),
    () => undefined, // they are marked when the list is opened again
  );
}

function showChanges(queries: QueryClient, changes: readonly NotificationChange[]) {
  const changed = changes.map(applyChange);
  for (const { queryKey } of queries.getQueryCache().findAll({ queryKey: listKey })) {
    const filter = queryKey[listKey.length] as ListFilter; // see the key of useNotifications
    queries.setQueryData<InfiniteData<NotificationPage>>(
      queryKey,
      (list) => list && { ...list, pages: applyToPages(list.pages, filter, changed) },
    );
  }
  changeUnreadCount(queries, unreadDifference(changes));
}

function refetchLists() {
  return invalidateSlices(['notifications', 'home']);
}
