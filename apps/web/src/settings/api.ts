import {
  type NotificationChannel,
  type NotificationPreference,
  notifications,
} from '@longhand/contract/notifications';
import { type Preferences, settings } from '@longhand/contract/settings';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../platform/api-client.ts';
import { preferencesOf } from '../platform/preferences.ts';
import { refresh } from '../platform/query.ts';
import { session } from '../platform/session.ts';

const api = client(settings);
const notificationsApi = client(notifications);

/** Everything that is counted in days is read anew: what is today may have changed. */
const countedInDays = ['goals', 'home'];

/** Shows a choice at once, sends it, and takes it back when it could not be kept. */
export function useChangePreferences() {
  return useMutation({
    mutationFn: (change: Partial<Preferences>) => api.changePreferences({ body: change }),
    onMutate(change) {
      const before = preferencesOf(session.state.get().user);
      session.setPreferences({ ...before, ...change });

      return before;
    },
    onSuccess(saved) {
      session.setPreferences(saved);
      void refresh(countedInDays);
    },
    onError(_failure, _change, before) {
      if (before !== undefined) session.setPreferences(before);
    },
  });
}

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
