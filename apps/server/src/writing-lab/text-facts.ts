import type { DocumentKind } from '@longhand/contract/values';
import {
  and,
  arrayOverlaps,
  asc,
  between,
  count,
  countDistinct,
  desc,
  eq,
  inArray,
  isNull,
  max,
  min,
  sql,
} from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { samples } from './tables.ts';

export type TextFacts = {
  /** Per language: number of texts, and creation dates of the first and last. */
  languages: { texts: number; first: Date; last: Date }[];
  /** Number of text kinds in the calendar year with the most. */
  kindsOfYear: number;
};

export type TextFilter = {
  userId: string;
  timeZone: string;
  from: string;
  to: string;
  projects: readonly string[];
  tags: readonly string[];
};

/** Texts that were started on the days of a range and are not in the trash, of projects and with tags if any are given. */
export function startedWithin({ userId, timeZone, from, to, projects, tags }: TextFilter) {
  const startedOn = sql`(${samples.createdAt} at time zone ${timeZone}::text)::date`;

  return and(
    eq(samples.userId, userId),
    isNull(samples.deletedAt),
    between(startedOn, from, to),
    projects.length === 0 ? undefined : inArray(samples.projectId, [...projects]),
    tags.length === 0 ? undefined : arrayOverlaps(samples.tags, [...tags]),
  );
}

export function countTexts(db: Db, filter: TextFilter): Promise<number> {
  return db.$count(samples, startedWithin(filter));
}

/** Texts and words per kind of document, most texts first. */
export function sumKinds(
  db: Db,
  filter: TextFilter,
): Promise<{ kind: DocumentKind; texts: number; words: number }[]> {
  const { kind, words } = samples;

  return db
    .select({ kind, texts: count(), words: sql`sum(${words})`.mapWith(Number) })
    .from(samples)
    .where(startedWithin(filter))
    .groupBy(kind)
    .orderBy(desc(count()), asc(kind))
    .limit(20);
}

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
