import { rankName } from '@longhand/contract/name-match';
import type { SearchExcerpt } from '@longhand/contract/sample';
import { and, desc, eq, ilike, isNull, or } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { containsPattern } from '../platform/db/like.ts';
import type { SampleHead } from './queries.ts';
import { readExcerpts } from './search-excerpts.ts';
import { searchConditions } from './search-queries.ts';
import { samples } from './tables.ts';

/** Runs on each keystroke, so less is read for excerpts than in the list. */
const maxTitleReadUnits = 1_000_000;

/** A few texts by search: title matches first, then content matches with an excerpt. An empty search returns the newest. */
export async function listTitles(
  db: Db,
  userId: string,
  { search, most: limit }: { search: string; most: number },
): Promise<(Pick<SampleHead, 'id' | 'title'> & { excerpt?: SearchExcerpt })[]> {
  const matchesTitle = ilike(samples.title, containsPattern(search));
  const matchesSearch =
    search === '' ? undefined : or(matchesTitle, searchConditions(db, userId, search).words);

  const found = await db
    .select({ id: samples.id, title: samples.title, language: samples.language })
    .from(samples)
    .where(and(eq(samples.userId, userId), isNull(samples.deletedAt), matchesSearch))
    .orderBy(desc(matchesTitle), desc(samples.changedAt), desc(samples.id))
    .limit(limit);
  const foundByContent = found.filter(({ title }) => rankName(title, search) === null);
  const excerpts = await readExcerpts(db, userId, foundByContent, {
    search,
    maxReadUnits: maxTitleReadUnits,
  });

  return found.map(({ id, title }) => {
    const excerpt = excerpts.get(id);

    return excerpt ? { id, title, excerpt } : { id, title };
  });
}
