import { notificationCatalogue } from '@longhand/contract/notification-catalogue';
import type { Db } from '../../platform/db/db.ts';
import type { Services } from '../../platform/http/context.ts';
import { isSuppressed } from '../../platform/mail/suppressions.ts';
import {
  type ClaimedDelivery,
  claimDeliveries,
  finishDeliveries,
  postponeDelivery,
} from '../delivery-queries.ts';
import { digestEmail } from '../email/digest-email.ts';
import { canUnsubscribe, notificationEmail } from '../email/notification-email.ts';
import type { NotificationRow } from '../queries.ts';
import { readCurrentSettings } from './current-settings.ts';
import { decideDelivery } from './decision.ts';
import { recordFailedAttempt } from './failed-attempt.ts';

/** Claims an email and adds it to the outbox in one transaction, so that it is sent exactly once. Returns how many were claimed. */
export async function deliverEmail(services: Services, id: string): Promise<number> {
  return deliverClaimed(services, { id }, async (tx, claimed) => {
    const now = services.clock.now();
    const [{ delivery, notification }] = claimed;
    const { userId } = delivery;
    const current = await readCurrentSettings(tx, userId);
    const decision = decideDelivery(claimed[0], current, now);
    if (decision.is === 'postpone') return postponeDelivery(tx, id, decision);

    const isOptional = canUnsubscribe(notificationCatalogue[notification.kind].category);
    const to = decision.is === 'send' ? await findAddress(tx, userId, isOptional, services) : null;
    if (to === null) return finishDeliveries(tx, [id], { state: 'cancelled', now });
    await services.mail.send(tx, {
      to,
      locale: current.locale,
      kind: notification.kind,
      content: notificationEmail(notification, current, services),
      threadId: threadOf(notification),
    });

    return finishDeliveries(tx, [id], { state: 'sent', now });
  });
}

/** Sends the digest of a user: one email with all due notifications that are still unread, if there are any. */
export async function deliverDigest(services: Services, userId: string): Promise<number> {
  return deliverClaimed(services, { digestOf: userId }, async (tx, claimed) => {
    const now = services.clock.now();
    const current = await readCurrentSettings(tx, userId);
    const isSendable = (one: ClaimedDelivery) => decideDelivery(one, current, now).is === 'send';
    const sendable = claimed.filter(isSendable);
    const to = sendable.length > 0 ? await findAddress(tx, userId, true, services) : null;
    const sent = to === null ? [] : sendable;
    const rest = claimed.filter((one) => !sent.includes(one));
    await finishDeliveries(tx, idsOf(rest), { state: 'cancelled', now });
    if (to === null) return;

    const rows = sent.map(({ notification }) => notification);
    await services.mail.send(tx, {
      to,
      locale: current.locale,
      kind: 'notification_digest',
      content: digestEmail({ userId, rows }, current, services),
    });
    await finishDeliveries(tx, idsOf(sent), { state: 'sent', now });
  });
}

type NonEmpty<T> = readonly [T, ...T[]];

/** Runs the work on claimed deliveries in their transaction. If it fails, they are tried again later. */
async function deliverClaimed(
  services: Services,
  which: Parameters<typeof claimDeliveries>[1],
  work: (tx: Db, claimed: NonEmpty<ClaimedDelivery>) => Promise<void>,
): Promise<number> {
  const { db, clock } = services;
  let claimed: ClaimedDelivery[] = [];
  try {
    await db.transaction(async (tx) => {
      claimed = await claimDeliveries(tx, which, clock.now());
      const [first, ...others] = claimed;
      if (first !== undefined) await work(tx, [first, ...others]);
    });
  } catch (error) {
    for (const { delivery } of claimed) {
      await recordFailedAttempt(services, delivery, { error: String(error) });
    }
    services.log.warn(
      { err: error },
      'A notification could not be emailed and will be tried again',
    );
  }

  return claimed.length;
}

/** The address of the user; null if the account is closed, or if its mail server rejects emails that are optional. */
async function findAddress(
  tx: Db,
  userId: string,
  isOptional: boolean,
  { sessions, sign }: Pick<Services, 'sessions' | 'sign'>,
): Promise<string | null> {
  const address = await sessions.findEmail(tx, userId);
  if (address === null) return null;

  return isOptional && (await isSuppressed(tx, sign, address)) ? null : address;
}

/** Emails about a conversation are one thread. */
function threadOf({ objectType, objectId }: NotificationRow): string | undefined {
  return objectType === 'conversation' && objectId !== null
    ? `conversation-${objectId}`
    : undefined;
}

function idsOf(claimed: readonly ClaimedDelivery[]): string[] {
  return claimed.map(({ delivery }) => delivery.id);
}
