import type { NotificationChannel, NotificationKind } from '@longhand/contract/notifications';
import { eq } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { notificationPreferences } from './tables.ts';

export type ChannelChoice = {
  kind: NotificationKind;
  channel: NotificationChannel;
  wanted: boolean;
};

/** All choices of a user; at most a few dozen. */
export async function listChoices(db: Db, userId: string): Promise<ChannelChoice[]> {
  const { kind, channel, wanted } = notificationPreferences;

  return await db
    .select({ kind, channel, wanted })
    .from(notificationPreferences)
    .where(eq(notificationPreferences.userId, userId))
    .orderBy(kind, channel)
    .limit(1_000);
}

export async function saveChoice(
  db: Db,
  choice: ChannelChoice & { userId: string },
): Promise<void> {
  const { userId, kind, channel } = notificationPreferences;
  await db
    .insert(notificationPreferences)
    .values(choice)
    .onConflictDoUpdate({ target: [userId, kind, channel], set: { wanted: choice.wanted } });
}
