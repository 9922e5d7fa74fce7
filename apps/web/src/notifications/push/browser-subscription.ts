import { registerServiceWorker } from '../../platform/app-update.ts';
import { safeLocalStorage, storageKeys } from '../../platform/storage.ts';
import { decodeBase64Url, encodeBase64Url } from './base64-url.ts';
import type { BrowserPush } from './push-state.ts';

/** Not in every browser, and nowhere over plain http except on this device. */
function isPushSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

export async function readSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();

  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** The subscription for the server's key: the existing one, or a new one. */
export async function ensureSubscription(publicKey: string): Promise<PushSubscription> {
  const existing = await readSubscription();
  if (existing !== null && hasServerKey(existing, publicKey)) return existing;
  await existing?.unsubscribe();
  await registerServiceWorker();
  const { pushManager } = await navigator.serviceWorker.ready;

  return pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: decodeBase64Url(publicKey),
  });
}

export function hasServerKey({ options }: PushSubscription, publicKey: string): boolean {
  const key = options.applicationServerKey;

  return key !== null && encodeBase64Url(new Uint8Array(key)) === publicKey.replaceAll('=', '');
}

/** The hash by which the server lists a subscription. */
export async function hashEndpoint({ endpoint }: PushSubscription): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));

  return encodeBase64Url(new Uint8Array(hash));
}

/** The body that adds a subscription to the account. */
export function subscriptionBody(subscription: PushSubscription) {
  const { endpoint = '', keys = {} } = subscription.toJSON();

  return { endpoint, keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' } };
}

type RememberedPush = { userId: string; endpointHash: string };

/** The user who turned push notifications on in this browser, with the subscription that the server got. */
export function rememberedPush(): RememberedPush | null {
  const [userId, endpointHash] = safeLocalStorage.get(storageKeys.push)?.split(' ') ?? [];

  return userId === undefined || endpointHash === undefined ? null : { userId, endpointHash };
}

export function rememberPush({ userId, endpointHash }: RememberedPush): void {
  safeLocalStorage.set(storageKeys.push, `${userId} ${endpointHash}`);
}

export function forgetPush(): void {
  safeLocalStorage.remove(storageKeys.push);
}

export async function readBrowserPush(userId: string): Promise<BrowserPush> {
  const isSupported = isPushSupported();
  const subscription = isSupported ? await readSubscription() : null;

  return {
    isSupported,
    permission: isSupported ? Notification.permission : 'denied',
    endpointHash: subscription && (await hashEndpoint(subscription)),
    isRemembered: rememberedPush()?.userId === userId,
  };
}
