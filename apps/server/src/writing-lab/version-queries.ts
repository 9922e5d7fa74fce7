import { and, asc, count, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { readStoredText } from './long-texts.ts';
import type { VersionContent } from './rules.ts';
import { samples, sampleVersions } from './tables.ts';
import { selectVersionsToDelete } from './version-retention.ts';

export type VersionRow = typeof sampleVersions.$inferSelect;

const {
  text: _text,
  longTextId: _longTextId,
  digest: _digest,
  ...listed
} = getTableColumns(sampleVersions);

/** The title and digest of the newest version, for comparison with another state. */
export async function readNewestVersionContent(tx: Db, sampleId: string): Promise<VersionContent> {
  const [newest] = await tx
    .select({ title: sampleVersions.title, digest: sampleVersions.digest })
    .from(sampleVersions)
    .where(eq(sampleVersions.sampleId, sampleId))
    .orderBy(desc(sampleVersions.number))
    .limit(1);
  if (!newest) throw new Error(`Sample ${sampleId} has no version`);

  return newest;
}

type VersionInput = Pick<VersionRow, 'sampleId' | 'number' | 'reason' | 'createdAt'>;

/** Inserts the current state of a sample as a version. The text is copied inside the database; a long one is referenced, not copied. */
export async function insertVersion(tx: Db, version: VersionInput): Promise<void> {
  const { sampleId, number, reason, createdAt } = version;
  await tx.execute(sql`
    insert into ${sampleVersions} (sample_id, number, title, text, long_text_id, digest, words, reason, created_at)
    select id, ${number}, title, text, long_text_id, digest, words, ${reason}, ${createdAt.toISOString()}
    from ${samples} where id = ${sampleId}
  `);
}

/** Deletes versions by the retention rules. */
export async function pruneVersions(tx: Db, sampleId: string, now: Date): Promise<void> {
  const { number, reason, createdAt } = sampleVersions;
  const isOfSample = eq(sampleVersions.sampleId, sampleId);
  const versions = await tx
    .select({ number, reason, createdAt })
    .from(sampleVersions)
    .where(isOfSample)
    .orderBy(asc(number));
  const deletable = selectVersionsToDelete(versions, now);
  if (deletable.length > 0)
    await tx.delete(sampleVersions).where(and(isOfSample, inArray(number, deletable)));
}

export async function countVersions(db: Db, sampleId: string): Promise<number> {
  const [row] = await db
    .select({ all: count() })
    .from(sampleVersions)
    .where(eq(sampleVersions.sampleId, sampleId));

  return row?.all ?? 0;
}

/** Versions of a user's sample without their texts, newest first. */
export async function listVersions(
  db: Db,
  { userId, sampleId }: { userId: string; sampleId: string },
  { page, size }: { page: number; size: number },
): Promise<Omit<VersionRow, 'text' | 'longTextId' | 'digest'>[]> {
  return db
    .select(listed)
    .from(sampleVersions)
    .innerJoin(samples, eq(samples.id, sampleVersions.sampleId))
    .where(and(eq(samples.userId, userId), eq(sampleVersions.sampleId, sampleId)))
    .orderBy(desc(sampleVersions.number))
    .limit(size)
    .offset((page - 1) * size);
}

export async function readVersion(
  db: Db,
  { userId, sampleId, number }: { userId: string; sampleId: string; number: number },
): Promise<VersionRow | undefined> {
  const [version] = await db
    .select(getTableColumns(sampleVersions))
    .from(sampleVersions)
    .innerJoin(samples, eq(samples.id, sampleVersions.sampleId))
    .where(
      and(
        eq(samples.userId, userId),
        eq(sampleVersions.sampleId, sampleId),
        eq(sampleVersions.number, number),
      ),
    );

  return version && { ...version, text: await readStoredText(db, version) };
}
