import { and, asc, desc, eq, inArray, isNull, lte, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { dataCopies, dataCopyParts } from './tables.ts';

export type DataCopyRow = typeof dataCopies.$inferSelect;

/** Undefined when another copy is already pending. */
export async function insertCopy(
  db: Db,
  row: Pick<DataCopyRow, 'id' | 'userId' | 'askedAt'>,
): Promise<DataCopyRow | undefined> {
  const [inserted] = await db
    .insert(dataCopies)
    .values(row)
    .onConflictDoNothing({ target: dataCopies.userId, where: isNull(dataCopies.readyAt) })
    .returning();

  return inserted;
}

export async function findNewestCopy(db: Db, userId: string): Promise<DataCopyRow | undefined> {
  const [found] = await db
    .select()
    .from(dataCopies)
    .where(eq(dataCopies.userId, userId))
    .orderBy(desc(dataCopies.askedAt))
    .limit(1);

  return found;
}

export async function findCopy(db: Db, id: string): Promise<DataCopyRow | undefined> {
  const [found] = await db.select().from(dataCopies).where(eq(dataCopies.id, id)).limit(1);

  return found;
}

/** Deletes parts of an unfinished run. Parts of a finished copy remain. */
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

/** MD5 digests of all parts in order, concatenated. */
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

/** True for the one run that finishes the copy. Deletes older copies. */
export async function finishCopy(
  tx: Db,
  { id, userId, ...done }: Pick<DataCopyRow, 'id' | 'userId' | 'readyAt' | 'expiresAt' | 'size'>,
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

/** Data export: when copies were requested. */
export async function exportCopies(db: Db, userId: string) {
  const { askedAt, readyAt, expiresAt } = dataCopies;

  return await db
    .select({ askedAt, readyAt, expiresAt })
    .from(dataCopies)
    .where(eq(dataCopies.userId, userId))
    .orderBy(asc(dataCopies.askedAt));
}
