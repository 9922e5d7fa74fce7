import { navigateTo } from '../platform/navigation.ts';

/** Opens the path of a clicked push notification when the service worker asks for it, and confirms it. */
export function watchNotificationClicks(): void {
  navigator.serviceWorker.addEventListener('message', ({ data, ports }) => {
    if (data?.kind !== 'open-notification') return;
    ports[0]?.postMessage(true);
    void navigateTo(data.path);
  });
}
