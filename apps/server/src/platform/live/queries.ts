import type { LiveSlice } from '@longhand/contract/raw-routes';
import { and, asc, desc, eq, gt, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { liveEvents, livePresence } from './tables.ts';

export type LiveEvent = { id: number; stale: LiveSlice[] };

/**
 * Inserts an event for each user, in the given order, and notifies all nodes at the commit. An advisory lock per user is held until then,
 * so that the ids of a user's events become visible in order, and a client that has seen one has missed none before it.
 *
 * @returns the event id of each user
 */
export async function insertEvents(
  tx: Db,
  {
    userIds,
    stale,
    createdAt,
  }: { userIds: readonly string[]; stale: LiveSlice[]; createdAt: Date },
  channel: string,
): Promise<Map<string, number>> {
  const { rows } = await tx.execute<{ id: number; user_id: string }>(sql`
    with held as materialized (
      select person, pg_advisory_xact_lock(hashtextextended('live ' || person, 0))
      from json_array_elements_text(${JSON.stringify(userIds)}::json) as one (person)
    ), added as (
      insert into ${liveEvents} (user_id, stale, created_at)
      select person::uuid, ${JSON.stringify(stale)}::jsonb, ${createdAt.toISOString()}::timestamptz from held
      returning id, user_id
    )
    select id, user_id, pg_notify(${channel}, json_build_object('user', user_id)::text) from added`);

  return new Map(rows.map(({ id, user_id }) => [user_id, Number(id)]));
}

export async function listEventsAfter(
  db: Db,
  userId: string,
  { after, limit }: { after: number; limit: number },
): Promise<LiveEvent[]> {
  return await db
    .select({ id: liveEvents.id, stale: liveEvents.stale })
    .from(liveEvents)
    .where(and(eq(liveEvents.userId, userId), gt(liveEvents.id, after)))
    .orderBy(asc(liveEvents.id))
    .limit(limit);
}

export async function hasEvent(db: Db, userId: string, id: number): Promise<boolean> {
  const found = await db
    .select({ id: liveEvents.id })
    .from(liveEvents)
    .where(and(eq(liveEvents.userId, userId), eq(liveEvents.id, id)))
    .limit(1);

  return found.length > 0;
}

/** Id of the newest event of a user, 0 when there is none. */
export async function readLastEventId(db: Db, userId: string): Promise<number> {
  const [last] = await db
    .select({ id: liveEvents.id })
    .from(liveEvents)
    .where(eq(liveEvents.userId, userId))
    .orderBy(desc(liveEvents.id))
    .limit(1);

  return last?.id ?? 0;
}

export async function deleteEventsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(liveEvents).where(lt(liveEvents.createdAt, before));
}

/** Stores that a user has an open page, unless that was stored after `staleBefore`. */
export async function upsertPresence(
  db: Db,
  { userId, now, staleBefore }: { userId: string; now: Date; staleBefore: Date },
): Promise<void> {
  await db
    .insert(livePresence)
    .values({ userId, seenAt: now })
    .onConflictDoUpdate({
      target: livePresence.userId,
      set: { seenAt: now },
      setWhere: lt(livePresence.seenAt, staleBefore),
    });
}

/** Which of the users had an open page since a time. */
export async function listPresentSince(
  db: Db,
  userIds: readonly string[],
  since: Date,
): Promise<string[]> {
  if (userIds.length === 0) return [];
  const rows = await db
    .select({ userId: livePresence.userId })
    .from(livePresence)
    .where(and(inArray(livePresence.userId, [...userIds]), gte(livePresence.seenAt, since)))
    .orderBy(asc(livePresence.userId))
    .limit(userIds.length);

  return rows.map(({ userId }) => userId);
}

/** Sent to all nodes when the transaction commits, and to none when it rolls back. */
export async function sendSignal(tx: Db, channel: string, payload: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${channel}, ${payload})`);
}
