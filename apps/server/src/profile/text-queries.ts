import { and, asc, desc, eq } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { publishedTexts } from './tables.ts';

type Published = { sampleId: string; publishedAt: Date };

const { sampleId, publishedAt } = publishedTexts;

/** Until the transaction ends, nobody else adds to what this writer shows: the limit holds. */
export async function holdPublished(tx: Db, userId: string): Promise<string[]> {
  const rows = await tx
    .select({ sampleId })
    .from(publishedTexts)
    .where(eq(publishedTexts.userId, userId))
    .orderBy(asc(sampleId))
    .for('update');

  return rows.map((row) => row.sampleId);
}

/** The newest first. */
export function listPublished(db: Db, userId: string): Promise<Published[]> {
  return db
    .select({ sampleId, publishedAt })
    .from(publishedTexts)
    .where(eq(publishedTexts.userId, userId))
    .orderBy(desc(publishedAt), asc(sampleId));
}

export async function insertPublished(tx: Db, row: Published & { userId: string }): Promise<void> {
  await tx.insert(publishedTexts).values(row).onConflictDoNothing();
}

export async function deletePublished(db: Db, userId: string, id: string): Promise<void> {
  await db.delete(publishedTexts).where(and(eq(publishedTexts.userId, userId), eq(sampleId, id)));
}

export async function deleteAllPublished(tx: Db, userId: string): Promise<void> {
  await tx.delete(publishedTexts).where(eq(publishedTexts.userId, userId));
}
