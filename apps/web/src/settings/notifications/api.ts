import type {
  NotificationCategory,
  NotificationChannel,
} from '@longhand/contract/notification-catalogue';
import {
  type CategorySetting,
  type Delivery,
  type DeliverySettings,
  notificationSettings,
} from '@longhand/contract/notification-settings';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../platform/api-client.ts';
import { isLastPendingMutation, setQueryResult } from '../../platform/query.ts';

const api = client(notificationSettings);
const preferencesKey = ['notifications', 'preferences'];
const changePreferenceKey = ['notifications', 'change-preference'];
const deliveryKey = ['notifications', 'delivery'];
const changeDeliveryKey = ['notifications', 'change-delivery'];

/** Changes are sent sequentially, so that an undo cannot overtake its change. */
const changeScope = { id: 'notification-settings' };

/** Which channels are on for each category. */
export function useNotificationPreferences() {
  return useQuery({ queryKey: preferencesKey, queryFn: () => api.listPreferences() });
}

export type PreferenceChange = {
  category: NotificationCategory;
  channel: NotificationChannel;
  isEnabled: boolean;
};
type PreferenceList = { items: CategorySetting[] };

/** Turns a channel of a category on or off. The checkbox updates optimistically. */
export function useChangeNotificationPreference() {
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: ({ category, channel, isEnabled }: PreferenceChange) =>
      api.changePreference({ params: { category, channel }, body: { isEnabled } }),
    mutationKey: changePreferenceKey,
    scope: changeScope,
    onSettled: () =>
      isLastPendingMutation(changePreferenceKey)
        ? queries.invalidateQueries({ queryKey: preferencesKey })
        : undefined,
    onError: (_, failed) => show({ ...failed, isEnabled: !failed.isEnabled }),
  });

  const show = ({ category, channel, isEnabled }: PreferenceChange) => {
    void queries.cancelQueries({ queryKey: preferencesKey }, { revert: false });
    queries.setQueryData<PreferenceList>(
      preferencesKey,
      (list) =>
        list && {
          items: list.items.map((item) =>
            item.category === category
              ? { ...item, [channel]: { ...item[channel], isEnabled } }
              : item,
          ),
        },
    );
  };

  return {
    error: change.error,
    mutate(wanted: PreferenceChange, { onSuccess }: { onSuccess?: () => void } = {}) {
      show(wanted);
      change.mutate(wanted, { ...(onSuccess && { onSuccess }) });
    },
  };
}

/** Quiet hours and the summary, with what waits. */
export function useDelivery() {
  return useQuery({ queryKey: deliveryKey, queryFn: () => api.readDelivery() });
}

/** Changes quiet hours or the summary. The fields update optimistically. */
export function useChangeDelivery() {
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: (settings: Partial<DeliverySettings>) => api.changeDelivery({ body: settings }),
    mutationKey: changeDeliveryKey,
    scope: changeScope,
    onError: () => queries.invalidateQueries({ queryKey: deliveryKey }),
    onSuccess: (delivery) =>
      isLastPendingMutation(changeDeliveryKey) ? setQueryResult(deliveryKey, delivery) : undefined,
  });

  return {
    error: change.error,
    mutate(
      settings: Partial<DeliverySettings>,
      { onSuccess }: { onSuccess?: () => void } = {},
    ): void {
      void queries.cancelQueries({ queryKey: deliveryKey }, { revert: false });
      queries.setQueryData<Delivery>(deliveryKey, (known) => known && { ...known, ...settings });
      change.mutate(settings, { ...(onSuccess && { onSuccess }) });
    },
  };
}

/** Sends emails again to an address that rejected one. */
export function useResumeEmail() {
  return useMutation({
    mutationFn: () => api.resumeEmail(),
    onSuccess: (delivery) => setQueryResult(deliveryKey, delivery),
  });
}
