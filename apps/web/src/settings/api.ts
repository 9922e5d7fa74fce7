import {
  type NotificationChannel,
  type NotificationPreference,
  notifications,
} from '@longhand/contract/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../platform/api-client.ts';

const notificationsApi = client(notifications);

const listKey = ['notifications', 'preferences'];

export function useNotificationPreferences() {
  return useQuery({ queryKey: listKey, queryFn: () => notificationsApi.listPreferences() });
}

type Choice = {
  kind: NotificationPreference['kind'];
  channel: NotificationChannel;
  wanted: boolean;
};
type List = { items: NotificationPreference[] };

/** The same for what somebody wants to be told. */
export function useChooseNotification() {
  const queries = useQueryClient();

  return useMutation({
    mutationFn: ({ kind, channel, wanted }: Choice) =>
      notificationsApi.changePreference({ params: { kind, channel }, body: { wanted } }),
    async onMutate({ kind, channel, wanted }) {
      await queries.cancelQueries({ queryKey: listKey });
      queries.setQueryData<List>(
        listKey,
        (list) =>
          list && {
            items: list.items.map((item) =>
              item.kind === kind ? { ...item, [channel]: wanted } : item,
            ),
          },
      );
    },
    onSettled: () => queries.invalidateQueries({ queryKey: listKey }),
  });
}
