import { reloadPage } from './reload.ts';
import { createStore } from './store.ts';

/** What there is to say about the copy of the app on this device. */
export type VersionNews = { kind: 'offline-ready' } | { kind: 'new-version'; take: () => void };

export const versionNews = createStore<VersionNews | null>(null);

/**
 * Keeps a copy of the app on this device, and tells when it is ready and when there is a newer one. Nothing here
 * reloads by itself: a page that someone writes in stays as it is until they say so.
 */
export async function keepCopy(): Promise<void> {
  if (!('serviceWorker' in navigator)) return; // plain http beyond this machine has none
  await navigator.serviceWorker.register('/service-worker.js');
  await followCopy();
}

/** Tells of newer versions on the pages outside the app too, where an earlier visit has left a copy. */
export async function followCopy(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration === undefined || registration === followed) return;
  followed = registration;

  const isFirst = registration.active === null;
  const follow = (coming: ServiceWorker | null) => {
    const look = () => {
      if (coming?.state === 'installed' && !isFirst) void tellOf(coming);
      if (coming?.state === 'activated' && isFirst) versionNews.set({ kind: 'offline-ready' });
    };
    coming?.addEventListener('statechange', look);
    look();
  };

  follow(registration.installing ?? registration.waiting);
  registration.addEventListener('updatefound', () => follow(registration.installing));
  askNowAndThen(registration);
}

let followed: ServiceWorkerRegistration | undefined;

/** A page that came with the new version already needs nothing. */
async function tellOf(waiting: ServiceWorker): Promise<void> {
  if (await isOfThisPage(waiting)) return;

  versionNews.set({
    kind: 'new-version',
    take() {
      const reload = () => void reloadPage();
      navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
      waiting.postMessage({ kind: 'take-over' });
    },
  });
}

function isOfThisPage(worker: ServiceWorker): Promise<boolean> {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  const { port1, port2 } = new MessageChannel();

  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true);
    worker.postMessage(
      { kind: 'are-you-mine', entry: new URL(script?.src ?? '/', location.href).pathname },
      [port2],
    );
  });
}

const hour = 3_600_000;

/** A page can be open for weeks; whoever comes back to it is told. */
function askNowAndThen(registration: ServiceWorkerRegistration): void {
  let asked = performance.now();

  document.addEventListener('visibilitychange', () => {
    if (document.hidden || performance.now() - asked < hour) return;
    asked = performance.now();
    void registration.update().catch(() => undefined); // without a network there is nothing new
  });
}
