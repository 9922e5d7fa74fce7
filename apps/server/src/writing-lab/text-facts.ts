import { count, countDistinct, desc, eq, max, min, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { samples } from './tables.ts';

export type TextFacts = {
  /** Per language: number of texts, and creation dates of the first and last. */
  languages: { texts: number; first: Date; last: Date }[];
  /** Number of text kinds in the calendar year with the most. */
  kindsOfYear: number;
};

/** Includes all texts that were not erased, also those in the trash. */
export async function readTextFacts(
  db: Db,
  { userId, timeZone }: { userId: string; timeZone: string },
): Promise<TextFacts> {
  const { language, kind, createdAt } = samples;
  const languages = await db
    .select({ texts: count(), first: min(createdAt), last: max(createdAt) })
    .from(samples)
    .where(eq(samples.userId, userId))
    .groupBy(language)
    .orderBy(desc(count()));
  const [year] = await db
    .select({ kinds: countDistinct(kind) })
    .from(samples)
    .where(eq(samples.userId, userId))
    .groupBy(sql`extract(year from ${createdAt} at time zone ${timeZone}::text)`)
    .orderBy(desc(countDistinct(kind)))
    .limit(1);

  return {
    languages: languages.flatMap(({ texts, first, last }) =>
      first && last ? [{ texts, first, last }] : [],
    ),
    kindsOfYear: year?.kinds ?? 0,
  };
}
