import type { BrowserContext, Page, Worker } from 'playwright-core';
import { expect } from 'vitest';

/**
 * The browser of the tests reaches no push service and shows no notifications. This replaces the subscription in the page by one with a real
 * key pair, stored across reloads, and records in the service worker what it shows. Messages reach the worker as from the browser.
 */
export async function preparePush(page: Page, endpointName: string) {
  const context = page.context();
  await page.addInitScript(replacePushManager, { endpointName, storageKey });
  const devTools = await context.newCDPSession(page);
  let registrationId = '';
  devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    registrationId = registrations.findLast(({ isDeleted }) => !isDeleted)?.registrationId ?? '';
  });
  await devTools.send('ServiceWorker.enable');
  const { targetInfo } = await devTools.send('Target.getTargetInfo');

  return {
    /** Sets the permission of a site for notifications, as the user would. */
    async setPermission(origin: string, setting: 'granted' | 'denied'): Promise<void> {
      await devTools.send('Browser.setPermission', {
        ...(targetInfo.browserContextId && { browserContextId: targetInfo.browserContextId }),
        ...{ origin, permission: { name: 'notifications' }, setting },
      });
    },

    /** Waits for the service worker, which first caches the whole build. */
    async waitForWorker(): Promise<void> {
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready;
      });
    },

    /** As if the browser had lost its subscription. */
    loseSubscription: () => page.evaluate((key) => localStorage.removeItem(key), storageKey),

    hasSubscription: () => page.evaluate((key) => localStorage.getItem(key) !== null, storageKey),

    /** Delivers a message as a push service would. */
    async deliver(message: object): Promise<void> {
      await findWorker(context).evaluate(recordNotifications);
      await expect.poll(() => registrationId).not.toBe('');
      await devTools.send('ServiceWorker.deliverPushMessage', {
        origin: new URL(page.url()).origin,
        registrationId,
        data: JSON.stringify(message),
      });
    },

    /** The notifications that the worker shows. */
    shown: () => findWorker(context).evaluate(listShown),

    /** Clicks the newest notification. */
    click: () => findWorker(context).evaluate(clickNewest),
  };
}

const storageKey = 'test-push-subscription';

function findWorker(context: BrowserContext): Worker {
  const worker = context.serviceWorkers().at(-1);
  if (worker === undefined) throw new Error('No service worker is running.');

  return worker;
}

type ShownNotification = { title: string; tag: string; lang: string; dir: string; data: object };

/** The parts of a service worker that the functions below use; the types of these files are those of Node. */
type WorkerScope = {
  shown: ShownNotification[];
  registration: {
    showNotification(title: string, options: Omit<ShownNotification, 'title'>): Promise<void>;
  };
  dispatchEvent(event: Event): boolean;
};

/** Runs in the service worker. */
function recordNotifications(): void {
  const scope = globalThis as unknown as WorkerScope; // see WorkerScope
  scope.shown = [];
  scope.registration.showNotification = async (title, options) => {
    scope.shown.push({ title, ...options });
  };
}

/** Runs in the service worker. */
function listShown() {
  const { shown } = globalThis as unknown as WorkerScope; // see WorkerScope

  return shown.map(({ title, tag, lang, dir }) => ({ title, tag, lang, dir }));
}

/** Runs in the service worker. A browser creates the event only for notifications that it shows itself. */
function clickNewest(): void {
  const scope = globalThis as unknown as WorkerScope; // see WorkerScope
  const { data } = scope.shown.at(-1) ?? {};
  const notification = { data, close: () => scope.shown.pop() };
  scope.dispatchEvent(
    Object.assign(new Event('notificationclick'), { notification, waitUntil: () => {} }),
  );
}

type Replacement = { endpointName: string; storageKey: string };

/** Runs in the page. */
function replacePushManager({ endpointName, storageKey: key }: Replacement): void {
  type Stored = { endpoint: string; keys: Record<string, string>; serverKey: number[] };
  const encode = (bytes: Uint8Array) =>
    btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
  const asSubscription = ({ endpoint, keys, serverKey }: Stored) => ({
    endpoint,
    options: { applicationServerKey: Uint8Array.from(serverKey).buffer },
    toJSON: () => ({ endpoint, keys, expirationTime: null }),
    unsubscribe: async () => {
      localStorage.removeItem(key);

      return true;
    },
  });

  // A headless browser says that every permission for notifications is denied, except in the Permissions API.
  let permission: PermissionState = 'denied';
  const whenKnown = navigator.permissions.query({ name: 'notifications' }).then((status) => {
    const follow = () => {
      permission = status.state;
    };
    status.addEventListener('change', follow);
    follow();
  });
  const readPermission = () => (permission === 'prompt' ? 'default' : permission);
  Object.defineProperty(Notification, 'permission', { get: readPermission });
  Notification.requestPermission = () => whenKnown.then(readPermission);

  Object.assign(PushManager.prototype, {
    async subscribe({ applicationServerKey }: { applicationServerKey: Uint8Array }) {
      const { publicKey } = await crypto.subtle.generateKey(
        { name: 'ECDH', namedCurve: 'P-256' },
        true,
        ['deriveBits'],
      );
      const p256dh = encode(new Uint8Array(await crypto.subtle.exportKey('raw', publicKey)));
      const auth = encode(crypto.getRandomValues(new Uint8Array(16)));
      const stored: Stored = {
        endpoint: `https://push.longhand.invalid/${endpointName}/${crypto.randomUUID()}`,
        keys: { p256dh, auth },
        serverKey: [...applicationServerKey],
      };
      localStorage.setItem(key, JSON.stringify(stored));

      return asSubscription(stored);
    },
    async getSubscription() {
      const text = localStorage.getItem(key);

      return text === null ? null : asSubscription(JSON.parse(text));
    },
  });
}
