import { notificationSettings } from '@longhand/contract/notification-settings';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { client } from '../../platform/api-client.ts';
import { useUser } from '../../platform/session.ts';
import { readBrowserPush } from './browser-subscription.ts';
import { addThisBrowser, removeThisBrowser } from './push-session.ts';

const api = client(notificationSettings);
const devicesKey = ['notifications', 'devices'];
const browserKey = ['notifications', 'browser'];

/** The browsers that receive push notifications, and the server's key. */
export function usePushDevices() {
  return useQuery({ queryKey: devicesKey, queryFn: () => api.listDevices() });
}

/** Support, permission and subscription of this browser; follows changes of the permission. */
export function useBrowserPush() {
  const queries = useQueryClient();
  const userId = useUser()?.id ?? '';

  useEffect(() => {
    const abortController = new AbortController();
    const { signal } = abortController;
    const refetch = () => void queries.invalidateQueries({ queryKey: browserKey });
    void navigator.permissions
      ?.query({ name: 'notifications' })
      .then((status) => status.addEventListener('change', refetch, { signal }))
      .catch(() => undefined); // not in every browser; the permission is read when the page returns

    return () => abortController.abort();
  }, [queries]);

  return useQuery({
    queryKey: [...browserKey, userId],
    queryFn: () => readBrowserPush(userId),
    staleTime: 0,
    retry: false,
  });
}

/** Asks the browser for permission and adds it to the account; resolves to the permission. */
export function useTurnOnPush() {
  const userId = useUser()?.id ?? '';

  return useMutation({
    async mutationFn(publicKey: string) {
      const permission = await Notification.requestPermission();
      if (permission === 'granted') await addThisBrowser(userId, publicKey);

      return permission;
    },
    onSettled: useRefetch(),
  });
}

/** Removes a browser from the account. This one also ends its subscription. */
export function useRemoveDevice() {
  return useMutation({
    async mutationFn({ id, isThisBrowser }: { id: string; isThisBrowser: boolean }) {
      await api.removeDevice({ params: { id } });
      if (isThisBrowser) await removeThisBrowser();
    },
    onSettled: useRefetch(),
  });
}

/** Sends a test notification to a browser. */
export function useTestDevice() {
  return useMutation({
    mutationFn: (id: string) => api.testDevice({ params: { id } }),
    onSettled: useRefetch(),
  });
}

function useRefetch() {
  const queries = useQueryClient();

  return () =>
    Promise.all(
      [devicesKey, browserKey].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
}
