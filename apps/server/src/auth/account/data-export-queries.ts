import { and, asc, desc, eq, inArray, isNull, lte, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { dataExportParts, dataExports } from './tables.ts';

export type DataExportRow = typeof dataExports.$inferSelect;

/** Undefined when another copy is already pending. */
export async function insertDataExport(
  db: Db,
  row: Pick<DataExportRow, 'id' | 'userId' | 'askedAt'>,
): Promise<DataExportRow | undefined> {
  const [inserted] = await db
    .insert(dataExports)
    .values(row)
    .onConflictDoNothing({ target: dataExports.userId, where: isNull(dataExports.readyAt) })
    .returning();

  return inserted;
}

export async function findNewestDataExport(
  db: Db,
  userId: string,
): Promise<DataExportRow | undefined> {
  const [found] = await db
    .select()
    .from(dataExports)
    .where(eq(dataExports.userId, userId))
    .orderBy(desc(dataExports.askedAt))
    .limit(1);

  return found;
}

export async function findDataExport(db: Db, id: string): Promise<DataExportRow | undefined> {
  const [found] = await db.select().from(dataExports).where(eq(dataExports.id, id)).limit(1);

  return found;
}

/** Deletes parts of an unfinished run. Parts of a finished copy remain. */
export async function deleteParts(db: Db, copyId: string): Promise<void> {
  const waiting = db
    .select({ id: dataExports.id })
    .from(dataExports)
    .where(and(eq(dataExports.id, copyId), isNull(dataExports.readyAt)));
  await db.delete(dataExportParts).where(inArray(dataExportParts.copyId, waiting));
}

export async function insertPart(db: Db, part: typeof dataExportParts.$inferInsert): Promise<void> {
  await db.insert(dataExportParts).values(part);
}

/** MD5 digests of all parts in order, concatenated. */
export async function readDigests(db: Db, copyId: string): Promise<string> {
  const digests = await db
    .select({ digest: sql<string>`md5(${dataExportParts.content})` })
    .from(dataExportParts)
    .where(eq(dataExportParts.copyId, copyId))
    .orderBy(asc(dataExportParts.number));

  return digests.map(({ digest }) => digest).join('');
}

export async function readPart(
  db: Db,
  { copyId, number }: { copyId: string; number: number },
): Promise<Uint8Array | undefined> {
  const [found] = await db
    .select({ content: dataExportParts.content })
    .from(dataExportParts)
    .where(and(eq(dataExportParts.copyId, copyId), eq(dataExportParts.number, number)))
    .limit(1);

  return found?.content;
}

/** True for the one run that finishes the copy. Deletes older copies. */
export async function finishDataExport(
  tx: Db,
  { id, userId, ...done }: Pick<DataExportRow, 'id' | 'userId' | 'readyAt' | 'expiresAt' | 'size'>,
): Promise<boolean> {
  const finished = await tx
    .update(dataExports)
    .set(done)
    .where(and(eq(dataExports.id, id), isNull(dataExports.readyAt)))
    .returning({ id: dataExports.id });
  await tx.delete(dataExports).where(and(eq(dataExports.userId, userId), ne(dataExports.id, id)));

  return finished.length === 1;
}

export async function deleteDataExportsBefore(db: Db, now: Date): Promise<void> {
  await db.delete(dataExports).where(lte(dataExports.expiresAt, now));
}

/** Data export: when copies were requested. */
export async function exportDataExports(db: Db, userId: string) {
  const { askedAt, readyAt, expiresAt } = dataExports;

  return await db
    .select({ askedAt, readyAt, expiresAt })
    .from(dataExports)
    .where(eq(dataExports.userId, userId))
    .orderBy(asc(dataExports.askedAt));
}
