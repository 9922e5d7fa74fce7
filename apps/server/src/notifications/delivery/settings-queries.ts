import type {
  NotificationCategory,
  NotificationChannel,
  NotificationObject,
} from '@longhand/contract/notification-catalogue';
import type { DeliverySettings } from '@longhand/contract/notification-settings';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { defaultDeliverySettings } from '../delivery-rules.ts';
import { categoryPreferences } from '../preferences/tables.ts';
import { pushDevices } from '../push/tables.ts';
import { mutedObjects } from '../tables.ts';
import { deliverySettings } from './tables.ts';

type SettingsRow = typeof deliverySettings.$inferSelect;

/** The settings that decide where a notification is listed and sent. */
export type DeliveryContext = {
  preferences: { channel: NotificationChannel; isEnabled: boolean }[];
  settings: DeliverySettings;
  isMuted: boolean;
  /** Devices that receive push notifications. */
  deviceIds: string[];
};

/** Reads all these settings in one statement, because most notifications are sent within changes of goals. */
export async function readDeliveryContext(
  tx: Db,
  {
    userId,
    category,
    object,
  }: { userId: string; category: NotificationCategory; object: NotificationObject | null },
): Promise<DeliveryContext> {
  const { rows } = await tx.execute<{
    preferences: DeliveryContext['preferences'];
    settings: SettingsRow | null;
    is_muted: boolean;
    device_ids: string[];
  }>(sql`select
    (select coalesce(json_agg(json_build_object('channel', p.channel, 'isEnabled', p.is_enabled)), '[]')
      from ${categoryPreferences} p where p.user_id = ${userId} and p.category = ${category}) as preferences,
    (select json_build_object('quietStart', s.quiet_start, 'quietEnd', s.quiet_end, 'quietWeekdays', s.quiet_weekdays,
        'emailCadence', s.email_cadence, 'digestAt', s.digest_at, 'digestWeekday', s.digest_weekday)
      from ${deliverySettings} s where s.user_id = ${userId}) as settings,
    exists (select from ${mutedObjects} m where m.user_id = ${userId}
      and m.object_type = ${object?.type ?? null} and m.object_id = ${object?.id ?? null}::uuid) as is_muted,
    (select coalesce(json_agg(d.id order by d.id), '[]') from ${pushDevices} d where d.user_id = ${userId}) as device_ids`);
  const [row] = rows;
  if (row === undefined) throw new Error('The statement returned no row.');

  return {
    preferences: row.preferences,
    settings: row.settings === null ? defaultDeliverySettings : settingsFrom(row.settings),
    isMuted: row.is_muted,
    deviceIds: row.device_ids,
  };
}

/** The user's delivery settings, or the defaults. */
export async function readDeliverySettings(db: Db, userId: string): Promise<DeliverySettings> {
  const [row] = await db
    .select()
    .from(deliverySettings)
    .where(eq(deliverySettings.userId, userId))
    .limit(1);

  return row === undefined ? defaultDeliverySettings : settingsFrom(row);
}

export async function saveDeliverySettings(
  tx: Db,
  userId: string,
  { quietHours, ...digest }: DeliverySettings,
): Promise<void> {
  const row = {
    ...digest,
    quietStart: quietHours?.start ?? null,
    quietEnd: quietHours?.end ?? null,
    quietWeekdays: quietHours?.weekdays ?? null,
  };
  await tx
    .insert(deliverySettings)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: deliverySettings.userId, set: row });
}

function settingsFrom({
  quietStart,
  quietEnd,
  quietWeekdays,
  emailCadence,
  digestAt,
  digestWeekday,
}: Omit<SettingsRow, 'userId'>): DeliverySettings {
  const hasQuietHours = quietStart !== null && quietEnd !== null && quietWeekdays !== null;

  return {
    quietHours: hasQuietHours
      ? { start: quietStart, end: quietEnd, weekdays: quietWeekdays }
      : null,
    emailCadence,
    digestAt,
    digestWeekday,
  };
}
