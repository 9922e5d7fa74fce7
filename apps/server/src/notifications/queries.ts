import { limits } from '@longhand/contract/limits';
import type { NotificationFilter } from '@longhand/contract/notifications';
import { and, desc, eq, isNotNull, isNull, lt, lte, type SQL } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { notifications } from './tables.ts';

export type NotificationRow = typeof notifications.$inferSelect;

/** Inserts a notification; returns false when it was already sent. */
export async function insertNotification(tx: Db, row: NotificationRow): Promise<boolean> {
  const inserted = await tx
    .insert(notifications)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: notifications.id });

  return inserted.length > 0;
}

/** A page of the user's notifications, newest first. */
export async function listNotifications(
  db: Db,
  userId: string,
  { show, before, limit }: { show: NotificationFilter; before?: string | undefined; limit: number },
): Promise<NotificationRow[]> {
  return await db
    .select()
    .from(notifications)
    .where(
      isListed(
        userId,
        filters[show],
        before === undefined ? undefined : lt(notifications.id, before),
      ),
    )
    .orderBy(desc(notifications.id))
    .limit(limit);
}

/** Number of unread notifications, capped at the highest number that is displayed. */
export async function countUnread(db: Db, userId: string): Promise<number> {
  const unread = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(isListed(userId, filters.unread))
    .limit(limits.unreadCountMax)
    .as('unread');

  return await db.$count(unread);
}

type StateChange = { isRead?: boolean | undefined; isArchived?: boolean | undefined; now: Date };

/**
 * Marks a notification as read or archived, or reverts that; undefined when it does not exist. Archived notifications do not count as
 * unread.
 */
export async function updateState(
  tx: Db,
  { userId, id }: { userId: string; id: string },
  { isRead, isArchived, now }: StateChange,
): Promise<NotificationRow | undefined> {
  const [changed] = await tx
    .update(notifications)
    .set({
      id,
      ...(isRead !== undefined && { readAt: isRead ? now : null }),
      ...(isArchived !== undefined && { archivedAt: isArchived ? now : null }),
    })
    .where(isListed(userId, eq(notifications.id, id)))
    .returning();

  return changed;
}

/** Marks notifications as read up to an ID; returns how many changed. */
export async function markReadUpTo(
  tx: Db,
  { userId, upTo, now }: { userId: string; upTo: string; now: Date },
): Promise<number> {
  const changed = await tx
    .update(notifications)
    .set({ readAt: now })
    .where(isListed(userId, filters.unread, lte(notifications.id, upTo)))
    .returning({ id: notifications.id });

  return changed.length;
}

export async function deleteNotificationsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(notifications).where(lt(notifications.createdAt, before));
}

const filters: Record<NotificationFilter, SQL | undefined> = {
  unread: and(isNull(notifications.readAt), isNull(notifications.archivedAt)),
  all: isNull(notifications.archivedAt),
  archived: isNotNull(notifications.archivedAt),
};

function isListed(userId: string, ...more: (SQL | undefined)[]): SQL | undefined {
  return and(eq(notifications.userId, userId), eq(notifications.listed, true), ...more);
}
