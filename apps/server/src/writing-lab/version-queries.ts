import { and, asc, count, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { readStoredText } from './long-texts.ts';
import type { VersionContent } from './rules.ts';
import { samples, sampleVersions } from './tables.ts';
import { spareVersions } from './thinning.ts';

export type VersionRow = typeof sampleVersions.$inferSelect;

const {
  text: _text,
  longTextId: _longTextId,
  digest: _digest,
  ...listed
} = getTableColumns(sampleVersions);

/** What decides whether the newest version of a sample is the same as another state. */
export async function readNewestContent(tx: Db, sampleId: string): Promise<VersionContent> {
  const [newest] = await tx
    .select({ title: sampleVersions.title, digest: sampleVersions.digest })
    .from(sampleVersions)
    .where(eq(sampleVersions.sampleId, sampleId))
    .orderBy(desc(sampleVersions.number))
    .limit(1);
  if (!newest) throw new Error(`Sample ${sampleId} has no version`);

  return newest;
}

type NewVersion = Pick<VersionRow, 'sampleId' | 'number' | 'reason' | 'createdAt'>;

/** Keeps the state that a sample has now as a version; its text stays in the database, and a long one is not copied. */
export async function keepVersion(tx: Db, version: NewVersion): Promise<void> {
  const { sampleId, number, reason, createdAt } = version;
  await tx.execute(sql`
    insert into ${sampleVersions} (sample_id, number, title, text, long_text_id, digest, words, reason, created_at)
    select id, ${number}, title, text, long_text_id, digest, words, ${reason}, ${createdAt.toISOString()}
    from ${samples} where id = ${sampleId}
  `);
}

/** Drops the versions that a text can spare. */
export async function thinVersions(tx: Db, sampleId: string, now: Date): Promise<void> {
  const { number, reason, createdAt } = sampleVersions;
  const isOfSample = eq(sampleVersions.sampleId, sampleId);
  const versions = await tx
    .select({ number, reason, createdAt })
    .from(sampleVersions)
    .where(isOfSample)
    .orderBy(asc(number));
  const spare = spareVersions(versions, now);
  if (spare.length > 0)
    await tx.delete(sampleVersions).where(and(isOfSample, inArray(number, spare)));
}

export async function countVersions(db: Db, sampleId: string): Promise<number> {
  const [row] = await db
    .select({ all: count() })
    .from(sampleVersions)
    .where(eq(sampleVersions.sampleId, sampleId));

  return row?.all ?? 0;
}

/** The versions of a writer's sample without their texts, newest first. */
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
