import {
  type NotificationChannel,
  type NotificationPreference,
  notifications,
} from '@longhand/contract/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../platform/api-client.ts';
import { isLastPendingMutation } from '../platform/query.ts';

const notificationsApi = client(notifications);

const listKey = ['notifications', 'preferences'];
const choiceKey = ['notifications', 'choose'];

export function useNotificationPreferences() {
  return useQuery({ queryKey: listKey, queryFn: () => notificationsApi.listPreferences() });
}

type Choice = {
  kind: NotificationPreference['kind'];
  channel: NotificationChannel;
  wanted: boolean;
};
type List = { items: NotificationPreference[] };

/** The same for what somebody wants to be told: a box shows what was chosen in the moment it is pressed. */
export function useChooseNotification() {
  const queries = useQueryClient();
  const choose = useMutation({
    mutationFn: ({ kind, channel, wanted }: Choice) =>
      notificationsApi.changePreference({ params: { kind, channel }, body: { wanted } }),
    mutationKey: choiceKey,
    onSettled: () =>
      isLastPendingMutation(choiceKey)
        ? queries.invalidateQueries({ queryKey: listKey })
        : undefined,
  });

  const show = ({ kind, channel, wanted }: Choice) => {
    void queries.cancelQueries({ queryKey: listKey }, { revert: false });
    queries.setQueryData<List>(
      listKey,
      (list) =>
        list && {
          items: list.items.map((item) =>
            item.kind === kind ? { ...item, [channel]: wanted } : item,
          ),
        },
    );
  };

  return {
    error: choose.error,
    isError: choose.isError,
    mutate(choice: Choice, { onSuccess }: { onSuccess?: () => void } = {}) {
      show(choice);
      choose.mutate(choice, { ...(onSuccess && { onSuccess }) });
    },
  };
}
