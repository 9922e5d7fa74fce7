import { and, asc, count, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { waitlist } from './tables.ts';

export type WaitlistEntryRow = typeof waitlist.$inferSelect;

/** Adds an address, or returns its existing entry. */
export async function joinWaitlist(tx: Db, row: WaitlistEntryRow): Promise<WaitlistEntryRow> {
  const [saved] = await tx
    .insert(waitlist)
    .values(row)
    .onConflictDoUpdate({ target: waitlist.email, set: { locale: row.locale } })
    .returning();
  if (saved === undefined) throw new Error('The waitlist entry was not saved.');

  return saved;
}

export async function findWaitlistEntry(db: Db, id: string): Promise<WaitlistEntryRow | undefined> {
  const [found] = await db.select().from(waitlist).where(eq(waitlist.id, id)).limit(1);

  return found;
}

/** Position in the waitlist, from 1. */
export async function readPosition(
  db: Db,
  { joinedAt, id }: Pick<WaitlistEntryRow, 'joinedAt' | 'id'>,
): Promise<number> {
  const isBefore = sql`${waitlist.joinedAt} < ${joinedAt.toISOString()}::timestamptz`;
  const isSameTime = sql`${waitlist.joinedAt} = ${joinedAt.toISOString()}::timestamptz`;
  const [counted] = await db
    .select({ people: count() })
    .from(waitlist)
    .where(and(isNull(waitlist.invitedAt), or(isBefore, and(isSameTime, lte(waitlist.id, id)))));

  return counted?.people ?? 0;
}

export async function listWaitlistEntries(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ items: WaitlistEntryRow[]; total: number }> {
  const [counted] = await db.select({ people: count() }).from(waitlist);
  const items = await db
    .select()
    .from(waitlist)
    .orderBy(asc(waitlist.joinedAt), asc(waitlist.id))
    .limit(limit)
    .offset(offset);

  return { items, total: counted?.people ?? 0 };
}

/** Marks the entries that have waited longest as invited. Concurrent calls take different entries. */
export async function inviteLongestWaiting(
  tx: Db,
  limit: number,
  now: Date,
): Promise<WaitlistEntryRow[]> {
  const longest = await tx
    .select({ id: waitlist.id })
    .from(waitlist)
    .where(isNull(waitlist.invitedAt))
    .orderBy(asc(waitlist.joinedAt), asc(waitlist.id))
    .limit(limit)
    .for('update', { skipLocked: true });
  if (longest.length === 0) return [];

  return await tx
    .update(waitlist)
    .set({ invitedAt: now })
    .where(
      inArray(
        waitlist.id,
        longest.map(({ id }) => id),
      ),
    )
    .returning();
}

export async function deleteWaitlistEntry(db: Db, id: string): Promise<void> {
  await db.delete(waitlist).where(eq(waitlist.id, id));
}

export async function deleteWaitlistEntryByEmail(tx: Db, email: string): Promise<void> {
  await tx.delete(waitlist).where(eq(waitlist.email, email));
}
