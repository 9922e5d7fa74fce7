import {
  type Notification,
  type NotificationShow,
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
import { changedList, type Page } from './changed-list.ts';

const api = client(notifications);
const slices = ['notifications', 'home'];
const changeKey = ['notifications', 'change'];

/** The list page by page, each after the last one of the page before. */
export function useNotifications(show: NotificationShow) {
  return useInfiniteQuery({
    queryKey: ['notifications', 'list', show],
    queryFn: ({ pageParam }) =>
      api.list({ query: { show, ...(pageParam === null ? {} : { before: pageParam }) } }),
    initialPageParam: null as string | null, // the first page comes before every other
    getNextPageParam: ({ next }) => next,
  });
}

type States = { isRead?: boolean; isArchived?: boolean };

/** Marks or archives one. The list shows it at once, and shows the truth again when it fails. */
export function useChangeNotification() {
  const queries = useQueryClient();

  return useMutation({
    mutationFn: ({ id, ...body }: { id: string } & States) => api.change({ params: { id }, body }),
    async onMutate({ id, ...states }) {
      await queries.cancelQueries({ queryKey: ['notifications', 'list'] });
      for (const show of ['all', 'unread', 'archived'] as const) {
        queries.setQueryData<InfiniteData<Page>>(
          ['notifications', 'list', show],
          (list) => list && { ...list, pages: changedList(list.pages, { show, id, states }) },
        );
      }
    },
    mutationKey: changeKey,
    onSettled: () => (isLastPendingMutation(changeKey) ? refresh(queries) : undefined),
  });
}

/** Marks all up to the newest that is shown. */
export function useReadAll() {
  const queries = useQueryClient();

  return useMutation({
    mutationFn: (newest: Notification) => api.readAll({ body: { upTo: newest.id } }),
    onSettled: () => refresh(queries),
  });
}

function refresh(queries: ReturnType<typeof useQueryClient>) {
  return Promise.all(slices.map((slice) => queries.invalidateQueries({ queryKey: [slice] })));
}
