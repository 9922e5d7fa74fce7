import { findExcerpt, type SearchExcerpt } from '@longhand/analysis/search/search-excerpt';
import { parseSearchQuery } from '@longhand/analysis/search/search-query';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { readStoredParts } from './long-texts.ts';
import type { Head } from './queries.ts';
import { samples } from './tables.ts';

type Excerpted = {
  search: string;
  /** So many UTF-16 units are read for one list; texts behind them have no excerpt. */
  readMost?: number;
};

/** Where a search is found in the words of the texts of one page. One text is read after the other, a long one in parts. */
export async function readExcerpts(
  db: Db,
  userId: string,
  heads: readonly Pick<Head, 'id' | 'language'>[],
  { search, readMost = 2_000_000 }: Excerpted,
): Promise<Map<string, SearchExcerpt>> {
  const query = parseSearchQuery(search);
  const excerpts = new Map<string, SearchExcerpt>();
  let left = readMost;
  for (const { id, language } of heads) {
    if (left <= 0) break;
    const [stored] = await db
      .select({ text: samples.text, longTextId: samples.longTextId })
      .from(samples)
      .where(and(eq(samples.userId, userId), eq(samples.id, id)));
    if (!stored) continue;
    for await (const part of readStoredParts(db, stored)) {
      left -= part.length;
      const excerpt = findExcerpt(part, query, language);
      if (excerpt) excerpts.set(id, excerpt);
      if (excerpt || left <= 0) break;
    }
  }

  return excerpts;
}
