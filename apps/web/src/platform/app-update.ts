import { hourMs } from './clock.ts';
import { reloadPage } from './reload.ts';
import { createStore } from './store.ts';

/** Status of the installed app. */
export type UpdateStatus = { kind: 'offline-ready' } | { kind: 'new-version'; apply: () => void };

export const updateStatus = createStore<UpdateStatus | null>(null);

/**
 * Registers the service worker and reports when it is ready and when an update is available. Never reloads by itself: the user may be
 * writing.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return; // not available over plain http
  await navigator.serviceWorker.register('/service-worker.js');
  await watchServiceWorker();
}

/** Reports updates on pages outside the app too, if a service worker is registered. */
export async function watchServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration === undefined || registration === watchedRegistration) return;
  watchedRegistration = registration;

  const isFirst = registration.active === null;
  const watchWorker = (worker: ServiceWorker | null) => {
    const reportState = () => {
      if (worker?.state === 'installed' && !isFirst) void announceUpdate(worker);
      if (worker?.state === 'activated' && isFirst) updateStatus.set({ kind: 'offline-ready' });
    };
    worker?.addEventListener('statechange', reportState);
    reportState();
  };

  watchWorker(registration.installing ?? registration.waiting);
  registration.addEventListener('updatefound', () => watchWorker(registration.installing));
  checkForUpdatesOnReturn(registration);
}

let watchedRegistration: ServiceWorkerRegistration | undefined;

/** Skipped if the page was already loaded with the new version. */
async function announceUpdate(waitingWorker: ServiceWorker): Promise<void> {
  if (await isVersionOfPage(waitingWorker)) return;

  updateStatus.set({
    kind: 'new-version',
    apply() {
      const reload = () => void reloadPage();
      navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
      waitingWorker.postMessage({ kind: 'take-over' });
    },
  });
}

function isVersionOfPage(worker: ServiceWorker): Promise<boolean> {
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

/** Pages stay open for weeks: checks again when the page becomes visible. */
function checkForUpdatesOnReturn(registration: ServiceWorkerRegistration): void {
  let lastCheckAt = performance.now();

  document.addEventListener('visibilitychange', () => {
    if (document.hidden || performance.now() - lastCheckAt < hourMs) return;
    lastCheckAt = performance.now();
    void registration.update().catch(() => undefined); // offline
  });
}
