import { and, asc, desc, eq, inArray, isNull, lte, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { dataCopies, dataCopyParts } from './tables.ts';

export type CopyRow = typeof dataCopies.$inferSelect;

/** Undefined when one waits already. */
export async function insertCopy(
  db: Db,
  row: Pick<CopyRow, 'id' | 'userId' | 'askedAt'>,
): Promise<CopyRow | undefined> {
  const [inserted] = await db
    .insert(dataCopies)
    .values(row)
    .onConflictDoNothing({ target: dataCopies.userId, where: isNull(dataCopies.readyAt) })
    .returning();

  return inserted;
}

export async function findNewestCopy(db: Db, userId: string): Promise<CopyRow | undefined> {
  const [found] = await db
    .select()
    .from(dataCopies)
    .where(eq(dataCopies.userId, userId))
    .orderBy(desc(dataCopies.askedAt))
    .limit(1);

  return found;
}

export async function findCopy(db: Db, id: string): Promise<CopyRow | undefined> {
  const [found] = await db.select().from(dataCopies).where(eq(dataCopies.id, id)).limit(1);

  return found;
}

/** What a run of the job left that did not end; of a copy that is ready, nothing goes. */
export async function deleteParts(db: Db, copyId: string): Promise<void> {
  const waiting = db
    .select({ id: dataCopies.id })
    .from(dataCopies)
    .where(and(eq(dataCopies.id, copyId), isNull(dataCopies.readyAt)));
  await db.delete(dataCopyParts).where(inArray(dataCopyParts.copyId, waiting));
}

export async function insertPart(db: Db, part: typeof dataCopyParts.$inferInsert): Promise<void> {
  await db.insert(dataCopyParts).values(part);
}

/** The digests of all parts in their order, with nothing between them. */
export async function readDigests(db: Db, copyId: string): Promise<string> {
  const digests = await db
    .select({ digest: sql<string>`md5(${dataCopyParts.content})` })
    .from(dataCopyParts)
    .where(eq(dataCopyParts.copyId, copyId))
    .orderBy(asc(dataCopyParts.number));

  return digests.map(({ digest }) => digest).join('');
}

export async function readPart(
  db: Db,
  { copyId, number }: { copyId: string; number: number },
): Promise<Uint8Array | undefined> {
  const [found] = await db
    .select({ content: dataCopyParts.content })
    .from(dataCopyParts)
    .where(and(eq(dataCopyParts.copyId, copyId), eq(dataCopyParts.number, number)))
    .limit(1);

  return found?.content;
}

/** True for the one run of the job that finishes the copy; the copies before it go. */
export async function finishCopy(
  tx: Db,
  { id, userId, ...done }: Pick<CopyRow, 'id' | 'userId' | 'readyAt' | 'expiresAt' | 'size'>,
): Promise<boolean> {
  const finished = await tx
    .update(dataCopies)
    .set(done)
    .where(and(eq(dataCopies.id, id), isNull(dataCopies.readyAt)))
    .returning({ id: dataCopies.id });
  await tx.delete(dataCopies).where(and(eq(dataCopies.userId, userId), ne(dataCopies.id, id)));

  return finished.length === 1;
}

export async function deleteCopiesBefore(db: Db, now: Date): Promise<void> {
  await db.delete(dataCopies).where(lte(dataCopies.expiresAt, now));
}

/** For the copy itself: that it was asked for. */
export async function exportCopies(db: Db, userId: string) {
  const { askedAt, readyAt, expiresAt } = dataCopies;

  return await db
    .select({ askedAt, readyAt, expiresAt })
    .from(dataCopies)
    .where(eq(dataCopies.userId, userId))
    .orderBy(asc(dataCopies.askedAt));
}
