import { and, asc, eq, getTableColumns, gt, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { readStoredText, type StoredText } from './long-texts.ts';
import { listAllMeasures } from './measure-queries.ts';
import { longTexts, metricTargets, samples, sampleVersions, styleTargets } from './tables.ts';

/** All texts of a user with versions, including the trash, plus metric targets and style targets. */
export async function exportOf(db: Db, userId: string) {
  return {
    samples: readPages<Sample>(db, (last) => samplesAfter(db, userId, last)),
    versions: readPages<Version>(db, (last) => versionsAfter(db, userId, last)),
    measures: await listAllMeasures(db, userId),
    aims: await db
      .select()
      .from(metricTargets)
      .where(eq(metricTargets.userId, userId))
      .orderBy(asc(metricTargets.figure)),
    styleTargets: await db
      .select()
      .from(styleTargets)
      .where(eq(styleTargets.userId, userId))
      .orderBy(asc(styleTargets.id)),
  };
}

/** Rows in memory at a time; long texts are read one at a time. */
const pageSize = 8;

async function* readPages<Row extends StoredText>(
  db: Db,
  readPageAfter: (last: Row | undefined) => Promise<Row[]>,
) {
  let last: Row | undefined;
  do {
    const page = await readPageAfter(last);
    for (const { longTextId, ...row } of page) {
      yield { ...row, text: await readStoredText(db, { text: row.text, longTextId }) };
    }
    last = page.length === pageSize ? page.at(-1) : undefined;
  } while (last !== undefined);
}

type Sample = typeof samples.$inferSelect;

function samplesAfter(db: Db, userId: string, last: Sample | undefined): Promise<Sample[]> {
  return db
    .select()
    .from(samples)
    .where(and(eq(samples.userId, userId), last && gt(samples.id, last.id)))
    .orderBy(asc(samples.id))
    .limit(pageSize);
}

type Version = typeof sampleVersions.$inferSelect;

function versionsAfter(db: Db, userId: string, last: Version | undefined): Promise<Version[]> {
  const { sampleId, number } = sampleVersions;
  const isAfter = last && sql`(${sampleId}, ${number}) > (${last.sampleId}, ${last.number})`;

  return db
    .select(getTableColumns(sampleVersions))
    .from(sampleVersions)
    .innerJoin(samples, eq(samples.id, sampleId))
    .where(and(eq(samples.userId, userId), isAfter))
    .orderBy(asc(sampleId), asc(number))
    .limit(pageSize);
}

/** Deletes all rows; versions are deleted by cascade. */
export async function erase(tx: Db, userId: string): Promise<void> {
  await tx.delete(samples).where(eq(samples.userId, userId));
  await tx.delete(longTexts).where(eq(longTexts.userId, userId));
  await tx.delete(metricTargets).where(eq(metricTargets.userId, userId));
  await tx.delete(styleTargets).where(eq(styleTargets.userId, userId));
}
