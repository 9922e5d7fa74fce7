import { findExcerpt, type SearchExcerpt } from '@longhand/analysis/search/search-excerpt';
import { parseSearchQuery } from '@longhand/analysis/search/search-query';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { readStoredParts } from './long-texts.ts';
import type { SampleHead } from './queries.ts';
import { samples } from './tables.ts';

type ExcerptOptions = {
  search: string;
  /** UTF-16 units read per list; later texts have no excerpt. */
  maxReadUnits?: number;
};

/** Excerpts around the matches in the texts of one page. Texts are read one at a time, long ones in parts. */
export async function readExcerpts(
  db: Db,
  userId: string,
  heads: readonly Pick<SampleHead, 'id' | 'language'>[],
  { search, maxReadUnits = 2_000_000 }: ExcerptOptions,
): Promise<Map<string, SearchExcerpt>> {
  const query = parseSearchQuery(search);
  const excerpts = new Map<string, SearchExcerpt>();
  let remainingUnits = maxReadUnits;
  for (const { id, language } of heads) {
    if (remainingUnits <= 0) break;
    const [stored] = await db
      .select({ text: samples.text, longTextId: samples.longTextId })
      .from(samples)
      .where(and(eq(samples.userId, userId), eq(samples.id, id)));
    if (!stored) continue;
    for await (const part of readStoredParts(db, stored)) {
      remainingUnits -= part.length;
      const excerpt = findExcerpt(part, query, language);
      if (excerpt) excerpts.set(id, excerpt);
      if (excerpt || remainingUnits <= 0) break;
    }
  }

  return excerpts;
}
