import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { labAims, samples, sampleVersions, styleTargets } from './tables.ts';

/** Every text of a writer with all its versions, also those in the trash, and what they hold their texts against. */
export async function exportOf(db: Db, userId: string) {
  return {
    samples: await db
      .select()
      .from(samples)
      .where(eq(samples.userId, userId))
      .orderBy(asc(samples.id)),
    versions: await db
      .select(getTableColumns(sampleVersions))
      .from(sampleVersions)
      .innerJoin(samples, eq(samples.id, sampleVersions.sampleId))
      .where(eq(samples.userId, userId))
      .orderBy(asc(sampleVersions.sampleId), asc(sampleVersions.number)),
    aims: await db
      .select()
      .from(labAims)
      .where(eq(labAims.userId, userId))
      .orderBy(asc(labAims.figure)),
    styleTargets: await db
      .select()
      .from(styleTargets)
      .where(eq(styleTargets.userId, userId))
      .orderBy(asc(styleTargets.id)),
  };
}

/** The versions of a text go with it. */
export async function erase(tx: Db, userId: string): Promise<void> {
  await tx.delete(samples).where(eq(samples.userId, userId));
  await tx.delete(labAims).where(eq(labAims.userId, userId));
  await tx.delete(styleTargets).where(eq(styleTargets.userId, userId));
}
