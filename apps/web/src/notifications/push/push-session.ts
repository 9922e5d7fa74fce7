import { notificationSettings } from '@longhand/contract/notification-settings';
import { client } from '../../platform/api-client.ts';
import type { SessionEndReason } from '../../platform/session.ts';
import {
  ensureSubscription,
  forgetPush,
  hashEndpoint,
  hasServerKey,
  readSubscription,
  rememberedPush,
  rememberPush,
  subscriptionBody,
} from './browser-subscription.ts';

const api = client(notificationSettings, { quiet: true });

/** Subscribes this browser and adds it to the account. */
export async function addThisBrowser(userId: string, publicKey: string): Promise<void> {
  const subscription = await ensureSubscription(publicKey);
  await api.addDevice({ body: subscriptionBody(subscription) });
  rememberPush({ userId, endpointHash: await hashEndpoint(subscription) });
}

/** Ends the subscription of this browser. */
export async function removeThisBrowser(): Promise<void> {
  forgetPush();
  const subscription = await readSubscription();
  await subscription?.unsubscribe();
}

/**
 * On start-up: subscribes again if the browser lost its subscription, changed it, or has one for another key. If the user removed this
 * browser on another one, its subscription ends.
 */
export async function repairPush(userId: string): Promise<void> {
  const remembered = rememberedPush();
  if (remembered?.userId !== userId) return;
  const { items, publicKey } = await api.listDevices();
  const subscription = await readSubscription();
  const hash = subscription && (await hashEndpoint(subscription));
  const isIntact = subscription !== null && hasServerKey(subscription, publicKey);
  if (isIntact && items.some(({ endpointHash }) => endpointHash === hash)) return;

  if (isIntact && hash === remembered.endpointHash) await removeThisBrowser();
  else await addThisBrowser(userId, publicKey);
}

/**
 * After a session ends: the next user of this browser must not get notifications of this one. An expired session continues after sign-in.
 */
export async function endPush(reason: SessionEndReason): Promise<void> {
  const remembered = rememberedPush();
  await removeThisBrowser();
  if (reason === 'expired' && remembered !== null) rememberPush(remembered);
}
