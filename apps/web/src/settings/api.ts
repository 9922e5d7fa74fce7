import {
  type NotificationChannel,
  type NotificationPreference,
  notifications,
} from '@longhand/contract/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../platform/api-client.ts';
import { isLastPendingMutation } from '../platform/query.ts';

const notificationsApi = client(notifications);

const preferencesKey = ['notifications', 'preferences'];
const changeKey = ['notifications', 'choose'];

export function useNotificationPreferences() {
  return useQuery({ queryKey: preferencesKey, queryFn: () => notificationsApi.listPreferences() });
}

type NotificationChoice = {
  kind: NotificationPreference['kind'];
  channel: NotificationChannel;
  wanted: boolean;
};
type PreferenceList = { items: NotificationPreference[] };

/** Changes a notification preference. The checkbox updates optimistically. */
export function useChangeNotificationPreference() {
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: ({ kind, channel, wanted }: NotificationChoice) =>
      notificationsApi.changePreference({ params: { kind, channel }, body: { wanted } }),
    mutationKey: changeKey,
    onSettled: () =>
      isLastPendingMutation(changeKey)
        ? queries.invalidateQueries({ queryKey: preferencesKey })
        : undefined,
  });

  const applyOptimistically = ({ kind, channel, wanted }: NotificationChoice) => {
    void queries.cancelQueries({ queryKey: preferencesKey }, { revert: false });
    queries.setQueryData<PreferenceList>(
      preferencesKey,
      (list) =>
        list && {
          items: list.items.map((item) =>
            item.kind === kind ? { ...item, [channel]: wanted } : item,
          ),
        },
    );
  };

  return {
    error: change.error,
    isError: change.isError,
    mutate(choice: NotificationChoice, { onSuccess }: { onSuccess?: () => void } = {}) {
      applyOptimistically(choice);
      change.mutate(choice, { ...(onSuccess && { onSuccess }) });
    },
  };
}
