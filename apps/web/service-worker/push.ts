import { clickPath, type PushPayload, parsePayload } from './push-payload.ts';
import { renewSubscription } from './renew-subscription.ts';

/** Shows push notifications, opens their objects, and renews the subscription. */
export function handlePush(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('push', (event) => {
    event.waitUntil(showNotification(worker, parsePayload(event.data?.text())));
  });

  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openPath(worker, clickPath(event.notification.data, worker.location.origin)));
  });

  worker.addEventListener('pushsubscriptionchange', (event) => {
    event.waitUntil(renewSubscription(worker, event).catch(() => undefined)); // the app repairs it when it is opened
  });
}

/** A repeated message replaces its notification. */
function showNotification(
  { registration }: ServiceWorkerGlobalScope,
  payload: PushPayload,
): Promise<void> {
  const { id, title, locale, dir } = payload;

  return registration.showNotification(title, {
    tag: id,
    lang: locale,
    dir,
    icon: '/icon-192.png',
    badge: '/badge.png',
    data: payload,
  });
}

/** In an open window of the app, so that its unsaved state stays; otherwise in a new one. */
async function openPath(worker: ServiceWorkerGlobalScope, path: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const ofApp = windows.filter(({ url }) => /^\/app(\/|$)/.test(new URL(url).pathname));
  const target =
    ofApp.find(({ focused }) => focused) ??
    ofApp.find(({ visibilityState }) => visibilityState === 'visible') ??
    ofApp[0];
  if (target !== undefined && (await requestNavigation(target, path))) {
    await target.focus().catch(() => undefined); // the click may be too long ago
  } else {
    await worker.clients.openWindow(path);
  }
}

const answerTimeoutMs = 1_000;

/** Asks the page to navigate; false if it does not answer, for example because it is still loading. */
function requestNavigation(target: WindowClient, path: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();

  return new Promise((resolve) => {
    port1.onmessage = () => resolve(true);
    setTimeout(() => resolve(false), answerTimeoutMs);
    target.postMessage({ kind: 'open-notification', path }, [port2]);
  });
}
