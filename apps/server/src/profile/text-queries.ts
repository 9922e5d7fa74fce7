import { and, asc, desc, eq } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { publishedTexts } from './tables.ts';

type PublishedRow = { sampleId: string; publishedAt: Date };

const { sampleId, publishedAt } = publishedTexts;

/** Locks the user's published texts until the transaction ends, so that the limit holds. */
export async function lockPublished(tx: Db, userId: string): Promise<string[]> {
  const rows = await tx
    .select({ sampleId })
    .from(publishedTexts)
    .where(eq(publishedTexts.userId, userId))
    .orderBy(asc(sampleId))
    .for('update');

  return rows.map((row) => row.sampleId);
}

/** Newest first. */
export function listPublished(db: Db, userId: string): Promise<PublishedRow[]> {
  return db
    .select({ sampleId, publishedAt })
    .from(publishedTexts)
    .where(eq(publishedTexts.userId, userId))
    .orderBy(desc(publishedAt), asc(sampleId));
}

export async function isPublished(db: Db, userId: string, id: string): Promise<boolean> {
  return (
    (await db.$count(publishedTexts, and(eq(publishedTexts.userId, userId), eq(sampleId, id)))) > 0
  );
}

/** Publishes a text; returns whether it was not published before. */
export async function insertPublished(
  tx: Db,
  row: PublishedRow & { userId: string },
): Promise<boolean> {
  const inserted = await tx
    .insert(publishedTexts)
    .values(row)
    .onConflictDoNothing()
    .returning({ sampleId });

  return inserted.length > 0;
}

export async function deletePublished(db: Db, userId: string, id: string): Promise<void> {
  await db.delete(publishedTexts).where(and(eq(publishedTexts.userId, userId), eq(sampleId, id)));
}

export async function deleteAllPublished(tx: Db, userId: string): Promise<void> {
  await tx.delete(publishedTexts).where(eq(publishedTexts.userId, userId));
}
