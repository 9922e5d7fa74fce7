import { and, asc, count, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { waitlist } from './tables.ts';

export type WaitingRow = typeof waitlist.$inferSelect;

/** Takes a place, or finds the one that the address has. */
export async function takePlace(tx: Db, row: WaitingRow): Promise<WaitingRow> {
  const [taken] = await tx
    .insert(waitlist)
    .values(row)
    .onConflictDoUpdate({ target: waitlist.email, set: { locale: row.locale } })
    .returning();
  if (taken === undefined) throw new Error('The waiting list gave no place.');

  return taken;
}

export async function findPlace(db: Db, id: string): Promise<WaitingRow | undefined> {
  const [found] = await db.select().from(waitlist).where(eq(waitlist.id, id)).limit(1);

  return found;
}

/** How many wait up to somebody, with them. */
export async function countUpTo(
  db: Db,
  { joinedAt, id }: Pick<WaitingRow, 'joinedAt' | 'id'>,
): Promise<number> {
  const isBefore = sql`${waitlist.joinedAt} < ${joinedAt.toISOString()}::timestamptz`;
  const isAtOnce = sql`${waitlist.joinedAt} = ${joinedAt.toISOString()}::timestamptz`;
  const [counted] = await db
    .select({ people: count() })
    .from(waitlist)
    .where(and(isNull(waitlist.invitedAt), or(isBefore, and(isAtOnce, lte(waitlist.id, id)))));

  return counted?.people ?? 0;
}

export async function listWaiting(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ items: WaitingRow[]; total: number }> {
  const [counted] = await db.select({ people: count() }).from(waitlist);
  const items = await db
    .select()
    .from(waitlist)
    .orderBy(asc(waitlist.joinedAt), asc(waitlist.id))
    .limit(limit)
    .offset(offset);

  return { items, total: counted?.people ?? 0 };
}

/** Marks those who have waited longest as invited; two who do so at once take different ones. */
export async function admitLongest(tx: Db, most: number, now: Date): Promise<WaitingRow[]> {
  const longest = await tx
    .select({ id: waitlist.id })
    .from(waitlist)
    .where(isNull(waitlist.invitedAt))
    .orderBy(asc(waitlist.joinedAt), asc(waitlist.id))
    .limit(most)
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

export async function deletePlace(db: Db, id: string): Promise<void> {
  await db.delete(waitlist).where(eq(waitlist.id, id));
}

export async function deletePlaceOf(tx: Db, email: string): Promise<void> {
  await tx.delete(waitlist).where(eq(waitlist.email, email));
}
