import { createECDH } from 'node:crypto';
import { isIP } from 'node:net';
import { refuse } from '@longhand/contract/errors';
import { limits } from '@longhand/contract/limits';
import type { notificationSettings, PushDevice } from '@longhand/contract/notification-settings';
import { textDirection } from '@longhand/locales';
import { v7 as uuid } from 'uuid';
import { minute, second } from '../../platform/clock.ts';
import type { Handlers } from '../../platform/http/context.ts';
import { deviceNameOf } from '../../platform/http/device-name.ts';
import { mailTranslatorFor } from '../../platform/mail/mail-translator.ts';
import { digest } from '../../platform/secret.ts';
import { cancelDeliveriesTo } from '../delivery-queries.ts';
import { publishSettingsChange } from '../live-events.ts';
import type { PushMessage } from './push-message.ts';
import {
  countOtherDevices,
  deleteDevice,
  findDevice,
  listDevices,
  lockDevices,
  markDeviceSent,
  type PushDeviceRow,
  saveDevice,
} from './queries.ts';
import { sendPush } from './send-push.ts';
import { deriveVapidKeys } from './vapid-keys.ts';

type DeviceEndpoints = Pick<
  typeof notificationSettings,
  'listDevices' | 'addDevice' | 'removeDevice' | 'testDevice'
>;

export const deviceHandlers: Handlers<DeviceEndpoints> = {
  async listDevices(_, { db, caller, sign }) {
    const devices = await listDevices(db, caller.userId, limits.pushDevicesMax);

    return { items: devices.map(presentDevice), publicKey: deriveVapidKeys(sign).publicKey };
  },

  async addDevice({ body: subscription }, { db, clock, caller, request, vault }) {
    const { userId, sessionId } = caller;
    const now = clock.now();
    if (!isUsableSubscription(subscription)) throw refuse('push_endpoint_invalid');
    const { endpoint, keys } = subscription;
    const row: PushDeviceRow = {
      ...{ id: uuid(), userId, sessionId, endpoint, p256dh: keys.p256dh },
      auth: vault.seal('push', userId, keys.auth),
      name: deviceNameOf(request.userAgent),
      ...{ addedAt: now, lastSentAt: null, failures: 0 },
    };

    return db.transaction(async (tx) => {
      await lockDevices(tx, userId);
      if ((await countOtherDevices(tx, userId, endpoint)) >= limits.pushDevicesMax) {
        throw refuse('push_devices_full');
      }
      const saved = await saveDevice(tx, row);
      await publishSettingsChange(tx, userId, now);

      return presentDevice(saved);
    });
  },

  async removeDevice({ params: { id } }, { db, clock, caller: { userId } }) {
    const now = clock.now();
    await db.transaction(async (tx) => {
      await deleteDevice(tx, { userId, id });
      await cancelDeliveriesTo(tx, { userId, deviceId: id, now });
      await publishSettingsChange(tx, userId, now);
    });

    return { success: true };
  },

  async testDevice({ params: { id } }, context) {
    const { db, clock, caller } = context;
    const { userId } = caller;
    const device = await findDevice(db, { userId, id });
    if (device === undefined) throw refuse('push_device_not_found');
    const outcome = await sendPush(context, device, testMessage(caller.preferences.locale ?? 'en'));
    if (outcome.is === 'gone') {
      await deleteDevice(db, device);
      throw refuse('push_device_not_found');
    }
    if (outcome.is === 'failed') throw refuse('push_failed');
    await markDeviceSent(db, id, clock.now());

    return { success: true };
  },
};

function testMessage(locale: PushMessage['payload']['locale']): PushMessage {
  const id = uuid();

  return {
    payload: {
      id,
      title: mailTranslatorFor(locale)('push.test'),
      path: '/app/settings/notifications',
      locale,
      dir: textDirection(locale),
    },
    ttl: (5 * minute) / second,
    urgency: 'high',
    topic: digest('test').slice(0, 32),
  };
}

function presentDevice({ id, name, addedAt, lastSentAt, endpoint }: PushDeviceRow): PushDevice {
  return {
    id,
    name,
    addedAt: addedAt.toISOString(),
    lastSentAt: lastSentAt?.toISOString() ?? null,
    endpointHash: digest(endpoint),
  };
}

type Subscription = { endpoint: string; keys: { p256dh: string } };

/** Whether a subscription has the URL of a public push service and a valid public key. */
function isUsableSubscription({ endpoint, keys }: Subscription): boolean {
  const { protocol, hostname, username, password } = new URL(endpoint);
  const isNamed = isIP(hostname.replace(/^\[|\]$/g, '')) === 0 && hostname.includes('.');

  return protocol === 'https:' && isNamed && username + password === '' && isPublicKey(keys.p256dh);
}

/** Whether a text is the base64url of a point on the curve P-256. */
function isPublicKey(text: string): boolean {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  try {
    ecdh.computeSecret(Buffer.from(text, 'base64url'));

    return true;
  } catch {
    return false;
  }
}
