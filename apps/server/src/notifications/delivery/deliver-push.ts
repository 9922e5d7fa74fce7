import { addMilliseconds, minute } from '../../platform/clock.ts';
import type { Services } from '../../platform/http/context.ts';
import {
  claimDeliveries,
  type DeliveryRow,
  finishDeliveries,
  postponeDelivery,
} from '../delivery-queries.ts';
import { type PushMessage, pushMessage } from '../push/push-message.ts';
import {
  deleteDevice,
  findDevice,
  markDeviceSent,
  type PushDeviceRow,
  recordDeviceFailure,
} from '../push/queries.ts';
import { type PushOutcome, sendPush } from '../push/send-push.ts';
import { readCurrentSettings } from './current-settings.ts';
import { decideDelivery } from './decision.ts';
import { recordFailedAttempt } from './failed-attempt.ts';

/** The lease of a push notification: afterwards another node may send it, because this one has stopped. */
const leaseMs = 5 * minute;

/** A device that fails this many deliveries in a row is removed. */
const deviceFailuresMax = 10;

/** Claims a push notification, sends it outside of the transaction, and records the outcome. Returns how many were claimed. */
export async function deliverPush(services: Services, id: string): Promise<number> {
  const claimed = await claimPush(services, id);
  if (claimed === null) return 0;
  if (claimed.is === 'settled') return 1;

  const { delivery, device, message } = claimed;
  const outcome = await sendToSession(services, device, message);
  await recordOutcome(services, { delivery, device }, outcome);

  return 1;
}

/** Sends to a device while its session lasts. Other errors than those of the push service do not stop other deliveries. */
async function sendToSession(
  services: Services,
  device: PushDeviceRow,
  message: PushMessage,
): Promise<PushOutcome> {
  try {
    if (!(await services.sessions.isValid(device.sessionId))) return { is: 'gone' };

    return await sendPush(services, device, message);
  } catch (error) {
    services.log.warn({ err: error }, 'A push notification could not be sent');

    return { is: 'failed', error: String(error), canRetry: true, retryAfter: null };
  }
}

type ClaimedPush =
  | { is: 'settled' }
  | { is: 'to_send'; delivery: DeliveryRow; device: PushDeviceRow; message: PushMessage };

/** Moves the delivery ahead by the lease, so that no other node sends it; null if another node has it. */
async function claimPush({ db, clock }: Services, id: string): Promise<ClaimedPush | null> {
  const now = clock.now();

  return db.transaction(async (tx): Promise<ClaimedPush | null> => {
    const [claimed] = await claimDeliveries(tx, { id }, now);
    if (claimed === undefined) return null;
    const { delivery, notification } = claimed;
    const { userId, deviceId } = delivery;
    const current = await readCurrentSettings(tx, userId);
    const decision = decideDelivery(claimed, current, now);
    const device = deviceId === null ? undefined : await findDevice(tx, { userId, id: deviceId });
    if (decision.is === 'postpone') await postponeDelivery(tx, id, decision);
    else if (decision.is === 'cancel' || device === undefined) {
      await finishDeliveries(tx, [id], { state: 'cancelled', now });
    } else {
      await postponeDelivery(tx, id, { notBefore: addMilliseconds(now, leaseMs) });

      return { is: 'to_send', delivery, device, message: pushMessage(notification, current) };
    }

    return { is: 'settled' };
  });
}

async function recordOutcome(
  services: Services,
  { delivery, device }: { delivery: DeliveryRow; device: PushDeviceRow },
  outcome: PushOutcome,
): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  if (outcome.is === 'sent') {
    await finishDeliveries(db, [delivery.id], { state: 'sent', now });
    await markDeviceSent(db, device.id, now);
  } else if (outcome.is === 'gone') {
    await deleteDevice(db, device);
    await finishDeliveries(db, [delivery.id], { state: 'cancelled', now });
  } else {
    const { error, canRetry, retryAfter } = outcome;
    const isGivenUp = canRetry
      ? await recordFailedAttempt(services, delivery, { error, retryAfter })
      : await finishDeliveries(db, [delivery.id], { state: 'failed', error, now }).then(() => true);
    if (isGivenUp) await recordDeviceFailure(db, device.id, deviceFailuresMax);
  }
}
