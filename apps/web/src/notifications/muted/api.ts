import type { NotificationObject } from '@longhand/contract/notification-catalogue';
import { type MutedObject, notificationSettings } from '@longhand/contract/notification-settings';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../platform/api-client.ts';
import { currentDate } from '../../platform/clock.ts';

const api = client(notificationSettings);
const mutedKey = ['notifications', 'muted'];

type MutedList = { items: MutedObject[] };
type MuteChange = NotificationObject & { title: string; isMuted: boolean };

/** Muted objects, newest first. */
export function useMutedObjects() {
  return useQuery({ queryKey: mutedKey, queryFn: () => api.listMuted() });
}

/** Mutes or unmutes an object. The list updates optimistically. */
export function useChangeMuted() {
  const queries = useQueryClient();
  const show = ({ type, id, title, isMuted }: MuteChange) =>
    queries.setQueryData<MutedList>(mutedKey, (list) => {
      if (list === undefined) return list;
      const others = list.items.filter((item) => item.id !== id || item.type !== type);
      const muted = { type, id, title, mutedAt: currentDate().toISOString() };

      return { items: isMuted ? [muted, ...others] : others };
    });

  return useMutation({
    mutationFn: async ({ type, id, title, isMuted }: MuteChange) => {
      if (isMuted) await api.mute({ params: { type, id }, body: { title } });
      else await api.unmute({ params: { type, id } });
    },
    scope: { id: 'muted' }, // an undo must not overtake what it undoes
    async onMutate(change) {
      await queries.cancelQueries({ queryKey: mutedKey });
      show(change);
    },
    onError: (_, change) => show({ ...change, isMuted: !change.isMuted }),
    onSettled: () => queries.invalidateQueries({ queryKey: mutedKey }),
  });
}
