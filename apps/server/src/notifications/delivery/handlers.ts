import { notificationCatalogue } from '@longhand/contract/notification-catalogue';
import type {
  Delivery,
  DeliverySettings,
  notificationSettings,
} from '@longhand/contract/notification-settings';
import type { Db } from '../../platform/db/db.ts';
import type { Context, Handlers } from '../../platform/http/context.ts';
import { isSuppressed, liftSuppression } from '../../platform/mail/suppressions.ts';
import { countWaiting, listWaiting, rescheduleDeliveries } from '../delivery-queries.ts';
import { deliveryTimeOf, nextDigest, quietHoursEnd } from '../delivery-rules.ts';
import { publishSettingsChange } from '../live-events.ts';
import { deliverJob } from './job-names.ts';
import { readDeliverySettings, saveDeliverySettings } from './settings-queries.ts';

type DeliveryEndpoints = Pick<
  typeof notificationSettings,
  'readDelivery' | 'changeDelivery' | 'resumeEmail'
>;

export const deliveryHandlers: Handlers<DeliveryEndpoints> = {
  readDelivery: (_, context) => readDelivery(context),

  async changeDelivery({ body }, context) {
    const { db, clock, caller } = context;
    const { userId } = caller;
    await db.transaction(async (tx) => {
      const before = await readDeliverySettings(tx, userId);
      const settings = { ...before, ...definedOnly(body) };
      await saveDeliverySettings(tx, userId, settings);
      await rescheduleWaiting(tx, settings, context);
      await publishSettingsChange(tx, userId, clock.now());
    });

    return readDelivery(context);
  },

  async resumeEmail(_, context) {
    const { db, clock, caller, sign } = context;
    await db.transaction(async (tx) => {
      await liftSuppression(tx, sign, caller.user.email);
      await publishSettingsChange(tx, caller.userId, clock.now());
    });

    return readDelivery(context);
  },
};

/** Reschedules pending deliveries by the new settings. Those already tried keep the time of their next attempt. */
async function rescheduleWaiting(
  tx: Db,
  settings: DeliverySettings,
  { clock, caller, jobs }: Context<'user'>,
): Promise<void> {
  const { userId, preferences } = caller;
  const moment = { timeZone: preferences.timeZone, now: clock.now() };
  const waiting = await listWaiting(tx, userId);
  const times = waiting.map(({ id, channel, kind }) => {
    const { category } = notificationCatalogue[kind];

    return { id, ...deliveryTimeOf({ category, channel }, settings, moment) };
  });
  await rescheduleDeliveries(tx, times);
  if (times.some(({ notBefore }) => notBefore <= moment.now)) {
    await jobs.enqueue(tx, deliverJob, { userId }, { key: userId });
  }
}

async function readDelivery({ db, clock, caller, sign }: Context<'user'>): Promise<Delivery> {
  const { userId, user, preferences } = caller;
  const { timeZone } = preferences;
  const now = clock.now();
  const settings = await readDeliverySettings(db, userId);
  const { count, nextAt } = await countWaiting(db, userId);

  return {
    ...settings,
    nextDigestAt: nextDigest(settings, timeZone, now)?.toISOString() ?? null,
    quietUntil: quietHoursEnd(settings.quietHours, timeZone, now)?.toISOString() ?? null,
    waiting: { count, nextAt: nextAt?.toISOString() ?? null },
    isEmailSuppressed: await isSuppressed(db, sign, user.email),
  };
}

/** Omits the fields that are missing in the request. */
function definedOnly<Fields extends object>(fields: Fields) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]?: Exclude<Fields[Name], undefined>;
  }; // undefined is filtered out
}
