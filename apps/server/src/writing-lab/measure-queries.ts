import { engineVersion } from '@longhand/analysis';
import { and, asc, desc, eq, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { samples, textMeasures } from './tables.ts';
import { startedWithin, type TextFilter } from './text-facts.ts';
import type { MeasuredText } from './text-measures.ts';

/** UTF-16 units of the longest text that is analyzed for insights: a long chapter or a short novel. */
const maxUnits = 400_000;

/** Changes with the text, its language or its kind. */
const digestNow = sql<string>`${samples.digest} || ' ' || ${samples.language} || ' ' || ${samples.kind}`;

const isStale: SQL | undefined = or(
  isNull(textMeasures.sampleId),
  ne(textMeasures.digest, digestNow),
  ne(textMeasures.engine, engineVersion),
);

/** Texts of a user whose stored analysis is missing or outdated, newest first. */
export function listStaleTexts(
  db: Db,
  userId: string,
  most: number,
): Promise<{ id: string; digest: string }[]> {
  return db
    .select({ id: samples.id, digest: digestNow })
    .from(samples)
    .leftJoin(textMeasures, eq(textMeasures.sampleId, samples.id))
    .where(
      and(
        eq(samples.userId, userId),
        isNull(samples.deletedAt),
        lte(samples.characters, maxUnits),
        isStale,
      ),
    )
    .orderBy(desc(samples.changedAt), asc(samples.id))
    .limit(most);
}

/** Stores an analysis if the text is still the one that was analyzed. */
export async function saveTextMeasures(
  db: Db,
  { id, userId, digest }: { id: string; userId: string; digest: string },
  { measures, frequencies }: MeasuredText,
): Promise<void> {
  const row = { userId, digest, engine: engineVersion, measures, frequencies };
  const [sample] = await db
    .select({ id: samples.id })
    .from(samples)
    .where(and(eq(samples.id, id), eq(samples.userId, userId)));
  if (!sample) return;
  await db
    .insert(textMeasures)
    .values({ sampleId: id, ...row })
    .onConflictDoUpdate({ target: textMeasures.sampleId, set: row });
}

const measuredColumns = {
  id: samples.id,
  title: samples.title,
  language: samples.language,
  kind: samples.kind,
  words: samples.words,
  createdAt: samples.createdAt,
  changedAt: samples.changedAt,
  measures: textMeasures.measures,
};

/** Texts that were started on the days of a range, oldest first, with their stored analysis, null until there is one. */
export function listMeasuredTexts(db: Db, filter: TextFilter, most: number) {
  return db
    .select(measuredColumns)
    .from(samples)
    .leftJoin(textMeasures, eq(textMeasures.sampleId, samples.id))
    .where(startedWithin(filter))
    .orderBy(asc(samples.createdAt), asc(samples.id))
    .limit(most);
}

/** About 200 kB with all measures. */
const measuredPageSize = 50;

/** The next texts of `listMeasuredTexts`, a page at a time. */
export function readMeasuredTextsAfter(
  db: Db,
  filter: TextFilter,
  last: { createdAt: Date; id: string } | undefined,
) {
  return db
    .select(measuredColumns)
    .from(samples)
    .leftJoin(textMeasures, eq(textMeasures.sampleId, samples.id))
    .where(
      and(
        startedWithin(filter),
        last &&
          sql`(${samples.createdAt}, ${samples.id}) > (${last.createdAt.toISOString()}::timestamptz, ${last.id}::uuid)`,
      ),
    )
    .orderBy(asc(samples.createdAt), asc(samples.id))
    .limit(measuredPageSize);
}

export async function readMeasuredText(db: Db, userId: string, id: string) {
  const [text] = await db
    .select(measuredColumns)
    .from(samples)
    .leftJoin(textMeasures, eq(textMeasures.sampleId, samples.id))
    .where(and(eq(samples.userId, userId), eq(samples.id, id), isNull(samples.deletedAt)));

  return text;
}

/** Words of texts started within a range of days: total uses and number of texts per language. */
export function sumFrequencies(db: Db, filter: TextFilter, most: number) {
  return db
    .select({ language: samples.language, words: samples.words, uses: textMeasures.frequencies })
    .from(samples)
    .innerJoin(textMeasures, eq(textMeasures.sampleId, samples.id))
    .where(startedWithin(filter))
    .orderBy(desc(samples.createdAt), asc(samples.id))
    .limit(most);
}

/** Texts that were changed on a day, or of which a version was stored on it; latest first. */
export function listTextsOfDay(
  db: Db,
  { userId, on, timeZone }: { userId: string; on: string; timeZone: string },
): Promise<{ id: string; title: string; at: Date; words: number }[]> {
  const isOfDay = (at: SQL) => sql`(${at} at time zone ${timeZone}::text)::date = ${on}::date`;

  return db
    .select({
      ...{ id: samples.id, title: samples.title, words: samples.words },
      at: samples.changedAt,
    })
    .from(samples)
    .where(
      and(
        eq(samples.userId, userId),
        isNull(samples.deletedAt),
        or(
          isOfDay(sql`${samples.changedAt}`),
          isOfDay(sql`${samples.createdAt}`),
          sql`exists (select from sample_versions where sample_id = ${samples.id} and ${isOfDay(sql`sample_versions.created_at`)})`,
        ),
      ),
    )
    .orderBy(desc(samples.changedAt), asc(samples.id))
    .limit(50);
}

export function listAllMeasures(db: Db, userId: string) {
  const { sampleId, measures } = textMeasures;

  return db
    .select({ sampleId, measures })
    .from(textMeasures)
    .where(eq(textMeasures.userId, userId))
    .orderBy(asc(sampleId));
}
