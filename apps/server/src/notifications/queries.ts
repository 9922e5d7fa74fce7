import { limits } from '@longhand/contract/limits';
import type {
  NotificationCategory,
  NotificationObject,
} from '@longhand/contract/notification-catalogue';
import type { NotificationFilter } from '@longhand/contract/notifications';
import { and, desc, eq, inArray, isNotNull, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { kindsOf } from './preferences/rules.ts';
import { notifications, positionOf } from './tables.ts';

export type NotificationRow = typeof notifications.$inferSelect;

type NewRow = Pick<
  NotificationRow,
  'id' | 'userId' | 'kind' | 'params' | 'about' | 'objectType' | 'objectId' | 'listed' | 'createdAt'
>;

/** Inserts a notification; returns false when it was already sent. */
export async function insertNotification(tx: Db, row: NewRow): Promise<boolean> {
  const inserted = await tx
    .insert(notifications)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: notifications.id });

  return inserted.length > 0;
}

type ListQuery = {
  show: NotificationFilter;
  category?: NotificationCategory | undefined;
  /** Position of the last notification of the previous page. */
  before?: string | undefined;
  limit: number;
};

/** A page of the user's notifications, newest first, each with its position. */
export async function listNotifications(
  db: Db,
  userId: string,
  { show, category, before, limit }: ListQuery,
): Promise<{ row: NotificationRow; position: string }[]> {
  return await db
    .select({ row: notifications, position })
    .from(notifications)
    .where(
      isListed(
        userId,
        filters[show],
        isOfCategory(category),
        before === undefined ? undefined : lt(position, before),
      ),
    )
    .orderBy(desc(position))
    .limit(limit);
}

/** Numbers of unread and of unseen notifications, each capped at the highest number that is displayed. */
export async function countUnread(
  db: Db,
  userId: string,
): Promise<{ unread: number; unseen: number }> {
  const count = (...more: SQL[]) =>
    sql<number>`(select count(*)::int from ${db
      .select({ id: notifications.id })
      .from(notifications)
      .where(isListed(userId, filters.unread, ...more))
      .limit(limits.unreadCountMax)
      .as('counted')})`;
  const { rows } = await db.execute<{ unread: number; unseen: number }>(
    sql`select ${count()} as unread, ${count(isNull(notifications.seenAt))} as unseen`,
  );

  return rows[0] ?? { unread: 0, unseen: 0 };
}

type StateChange = {
  isRead?: boolean | undefined;
  isArchived?: boolean | undefined;
  snoozedUntil?: Date | null | undefined;
  now: Date;
};

/**
 * Changes whether a notification is read, archived or snoozed; undefined when it does not exist. Archived and snoozed notifications do not
 * count as unread. Archiving ends a snooze, and snoozing takes a notification out of the archive.
 */
export async function updateState(
  tx: Db,
  { userId, id }: { userId: string; id: string },
  { isRead, isArchived, snoozedUntil, now }: StateChange,
): Promise<NotificationRow | undefined> {
  const isSnooze = snoozedUntil instanceof Date && isArchived !== true;
  const [changed] = await tx
    .update(notifications)
    .set({
      seenAt: sql`coalesce(${notifications.seenAt}, ${now.toISOString()}::timestamptz)`,
      ...(isRead !== undefined && { readAt: isRead ? now : null }),
      ...(snoozedUntil !== undefined && { snoozedUntil }),
      ...(isSnooze && { archivedAt: null }),
      ...(isArchived === true && { archivedAt: now, snoozedUntil: null }),
      ...(isArchived === false && { archivedAt: null }),
    })
    .where(isListed(userId, eq(notifications.id, id)))
    .returning();

  return changed;
}

type UpTo = { userId: string; upTo: string; now: Date };

/** Marks notifications as read up to a given one; returns the ids of the changed ones. */
export async function markReadUpTo(
  tx: Db,
  { userId, upTo, now, category }: UpTo & { category?: NotificationCategory | undefined },
): Promise<string[]> {
  const changed = await tx
    .update(notifications)
    .set({
      readAt: now,
      seenAt: sql`coalesce(${notifications.seenAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(isListed(userId, filters.unread, isOfCategory(category), isUpTo(userId, upTo)))
    .returning({ id: notifications.id });

  return changed.map(({ id }) => id);
}

/** Marks the unread notifications about an object as read; returns their ids. */
export async function markReadAbout(
  tx: Db,
  { userId, object, now }: { userId: string; object: NotificationObject; now: Date },
): Promise<string[]> {
  const changed = await tx
    .update(notifications)
    .set({
      readAt: now,
      seenAt: sql`coalesce(${notifications.seenAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(
      and(
        eq(notifications.userId, userId),
        isNull(notifications.readAt),
        eq(notifications.objectType, object.type),
        eq(notifications.objectId, object.id),
      ),
    )
    .returning({ id: notifications.id });

  return changed.map(({ id }) => id);
}

/** Marks the notifications as unread that were read at an instant; returns how many. */
export async function markUnreadOf(
  tx: Db,
  { userId, readAt }: { userId: string; readAt: Date },
): Promise<number> {
  const changed = await tx
    .update(notifications)
    .set({ readAt: null })
    .where(isListed(userId, eq(notifications.readAt, readAt)))
    .returning({ id: notifications.id });

  return changed.length;
}

/** Marks notifications as seen up to a given one; returns how many changed. */
export async function markSeenUpTo(tx: Db, { userId, upTo, now }: UpTo): Promise<number> {
  const changed = await tx
    .update(notifications)
    .set({ seenAt: now })
    .where(isListed(userId, filters.unread, isNull(notifications.seenAt), isUpTo(userId, upTo)))
    .returning({ id: notifications.id });

  return changed.length;
}

/** Notifications whose snooze has ended, oldest first. */
export async function listDueSnoozes(
  db: Db,
  now: Date,
  limit: number,
): Promise<{ id: string; userId: string }[]> {
  return await db
    .select({ id: notifications.id, userId: notifications.userId })
    .from(notifications)
    .where(lte(notifications.snoozedUntil, now))
    .orderBy(notifications.snoozedUntil)
    .limit(limit);
}

/** Ends a snooze: unread and unseen, at the top of the list. Returns false when another node has ended it, or the user. */
export async function endSnooze(
  tx: Db,
  { id, sortKey, now }: { id: string; sortKey: string; now: Date },
): Promise<boolean> {
  const changed = await tx
    .update(notifications)
    .set({ sortKey, snoozedUntil: null, readAt: null, seenAt: null })
    .where(and(eq(notifications.id, id), lte(notifications.snoozedUntil, now)))
    .returning({ id: notifications.id });

  return changed.length > 0;
}

/** Deletes old notifications, except those that are snoozed. */
export async function deleteNotificationsBefore(db: Db, before: Date): Promise<void> {
  await db
    .delete(notifications)
    .where(and(lt(notifications.createdAt, before), isNull(notifications.snoozedUntil)));
}

const position = positionOf(notifications);
const isCurrent = and(isNull(notifications.archivedAt), isNull(notifications.snoozedUntil));
const filters: Record<NotificationFilter, SQL | undefined> = {
  unread: and(isNull(notifications.readAt), isCurrent),
  all: isCurrent,
  snoozed: isNotNull(notifications.snoozedUntil),
  archived: isNotNull(notifications.archivedAt),
};

function isListed(userId: string, ...more: (SQL | undefined)[]): SQL | undefined {
  return and(eq(notifications.userId, userId), eq(notifications.listed, true), ...more);
}

function isOfCategory(category: NotificationCategory | undefined): SQL | undefined {
  return category === undefined ? undefined : inArray(notifications.kind, kindsOf(category));
}

/** Up to the position of a notification of the same user; none if it does not exist. */
function isUpTo(userId: string, id: string): SQL {
  return sql`${position} <= (select coalesce(up_to.sort_key, up_to.id) from ${notifications} as up_to
    where up_to.id = ${id} and up_to.user_id = ${userId})`;
}
