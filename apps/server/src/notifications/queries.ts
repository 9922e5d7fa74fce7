import { limits } from '@longhand/contract/limits';
import type { NotificationShow } from '@longhand/contract/notifications';
import { and, desc, eq, isNotNull, isNull, lt, lte, type SQL } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { notifications } from './tables.ts';

export type NotificationRow = typeof notifications.$inferSelect;

/** Keeps a notification; false when the same was told before. */
export async function insertNotification(tx: Db, row: NotificationRow): Promise<boolean> {
  const inserted = await tx
    .insert(notifications)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: notifications.id });

  return inserted.length > 0;
}

/** A page of somebody's list, newest first. */
export async function listNotifications(
  db: Db,
  userId: string,
  { show, before, limit }: { show: NotificationShow; before?: string | undefined; limit: number },
): Promise<NotificationRow[]> {
  return await db
    .select()
    .from(notifications)
    .where(
      listed(
        userId,
        filters[show],
        before === undefined ? undefined : lt(notifications.id, before),
      ),
    )
    .orderBy(desc(notifications.id))
    .limit(limit);
}

/** How many are unread; the counting stops where nobody reads the number any more. */
export async function countUnread(db: Db, userId: string): Promise<number> {
  const unread = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(listed(userId, filters.unread))
    .limit(limits.unreadMost)
    .as('unread');

  return await db.$count(unread);
}

type States = { isRead?: boolean | undefined; isArchived?: boolean | undefined; now: Date };

/** Reads or archives one, or takes that back; undefined when it is not there. An archived one counts as read. */
export async function changeStates(
  tx: Db,
  { userId, id }: { userId: string; id: string },
  { isRead, isArchived, now }: States,
): Promise<NotificationRow | undefined> {
  const [changed] = await tx
    .update(notifications)
    .set({
      id,
      ...(isRead !== undefined && { readAt: isRead ? now : null }),
      ...(isArchived !== undefined && { archivedAt: isArchived ? now : null }),
    })
    .where(listed(userId, eq(notifications.id, id)))
    .returning();

  return changed;
}

/** How many became read by it. */
export async function readUpTo(
  tx: Db,
  { userId, upTo, now }: { userId: string; upTo: string; now: Date },
): Promise<number> {
  const changed = await tx
    .update(notifications)
    .set({ readAt: now })
    .where(listed(userId, filters.unread, lte(notifications.id, upTo)))
    .returning({ id: notifications.id });

  return changed.length;
}

export async function deleteNotificationsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(notifications).where(lt(notifications.createdAt, before));
}

const filters: Record<NotificationShow, SQL | undefined> = {
  unread: and(isNull(notifications.readAt), isNull(notifications.archivedAt)),
  all: isNull(notifications.archivedAt),
  archived: isNotNull(notifications.archivedAt),
};

function listed(userId: string, ...more: (SQL | undefined)[]): SQL | undefined {
  return and(eq(notifications.userId, userId), eq(notifications.listed, true), ...more);
}
