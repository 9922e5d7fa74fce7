import type { LiveSlice } from '@longhand/contract/plain-routes';
import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { liveEvents } from './tables.ts';

export type LiveEvent = { id: number; stale: LiveSlice[] };

/**
 * Adds an event and tells every node of it when the transaction commits. Until then nobody else adds events of this person: their
 * numbers become visible in their order, and who has seen one has missed none below it.
 */
export async function insertEvent(
  tx: Db,
  { userId, stale, createdAt }: { userId: string; stale: LiveSlice[]; createdAt: Date },
  { channel, words }: { channel: string; words: string },
): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    with held as materialized (
      select pg_advisory_xact_lock(hashtextextended(${`live ${userId}`}, 0)), ${userId}::uuid as person
    ), added as (
      insert into ${liveEvents} (user_id, stale, created_at)
      select person, ${JSON.stringify(stale)}::jsonb, ${createdAt.toISOString()}::timestamptz from held
      returning id
    )
    select id, pg_notify(${channel}, ${words}) from added`);
  const [added] = rows;
  if (added === undefined) throw new Error('An event was not written.');

  return Number(added.id);
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

/** The number of the newest event of a person, 0 before the first. */
export async function readLastId(db: Db, userId: string): Promise<number> {
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

/** Told to every node when the transaction commits, and to none when it does not. */
export async function sendSignal(tx: Db, channel: string, words: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${channel}, ${words})`);
}
