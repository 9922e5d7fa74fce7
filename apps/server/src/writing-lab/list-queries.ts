import { limits } from '@longhand/contract/limits';
import { rankName } from '@longhand/contract/name-match';
import type { SearchExcerpt } from '@longhand/contract/sample';
import type { DocumentKind } from '@longhand/contract/values';
import {
  and,
  asc,
  count,
  desc,
  eq,
  ilike,
  inArray,
  isNotNull,
  isNull,
  or,
  type Placeholder,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { containing } from '../platform/db/like.ts';
import { hasTag } from './arrange-queries.ts';
import { storedBytes } from './long-texts.ts';
import { type Head, headColumns } from './queries.ts';
import { readExcerpts } from './search-excerpts.ts';
import { filterByPhrases, searchConditions } from './search-queries.ts';
import { samples } from './tables.ts';
import { inTrash } from './trash-queries.ts';

type Wanted = {
  search?: string | undefined;
  kind?: DocumentKind | undefined;
  project?: string | undefined;
  tag?: string | undefined;
  changedSince?: string | undefined;
  trashed: boolean;
  sort: 'changedAt' | 'title' | 'words' | 'findings' | 'versions';
  order: 'ascending' | 'descending';
  page: number;
  size: number;
};

/** What a list shows: each column of each row that is read costs as much as its check. */
const {
  userId: _userId,
  position: _position,
  longTextId: _longTextId,
  digest: _digest,
  erasureToldAt: _erasureToldAt,
  ...listedColumns
} = headColumns;
export type ListedHead = Pick<Head, keyof typeof listedColumns>;

type FoundHead = ListedHead & { excerpt?: SearchExcerpt };
type Page = { items: FoundHead[]; total: number; totalWords: number; trashed: number };

/** More than anybody looks through. */
const foundMax = 10_000;

/** A page of a writer's samples, how many samples and words all pages have, and how many samples the trash has. */
export function listHeads(db: Db, userId: string, wanted: Wanted): Promise<Page> {
  return wanted.search
    ? searchHeads(db, userId, wanted, wanted.search)
    : pageOfHeads(db, userId, wanted);
}

type PageStatement = ReturnType<typeof preparePage>;
/** PostgreSQL plans a statement with a name once on each connection. */
let statementsPrepared = 0;
/** Of each database, by what is asked for: to build one takes as long as to run it. */
const pageStatements = new WeakMap<Db, Map<string, PageStatement>>();

async function pageOfHeads(db: Db, userId: string, wanted: Wanted): Promise<Page> {
  const { kind, project, tag, changedSince, trashed, sort, order, page, size } = wanted;
  const filters = { kind, project, tag, changedSince };
  const key = JSON.stringify([Object.values(filters).map(Boolean), trashed, sort, order]);
  const known = pageStatements.get(db) ?? new Map<string, PageStatement>();
  const statement = known.get(key) ?? preparePage(db, wanted);
  pageStatements.set(db, known.set(key, statement));
  const rows = await statement.execute({ ...filters, userId, size, offset: (page - 1) * size });
  const sums = rows[0]?.sums ?? { total: 0, totalWords: 0, trashed: 0 };

  return { items: rows.flatMap(({ head }) => head ?? []), ...sums };
}

/** Reads rows of this page alone and no text; the sums come from the indexes. One statement for both is one way there and back. */
function preparePage(db: Db, wanted: Wanted) {
  const { placeholder } = sql;
  const userId = placeholder('userId');
  const matching = matchingHead(userId, {
    kind: wanted.kind && placeholder('kind'),
    project: wanted.project && placeholder('project'),
    tag: wanted.tag && placeholder('tag'),
    changedSince: wanted.changedSince && placeholder('changedSince'),
    trashed: wanted.trashed,
  });
  const head = db
    .select(listedColumns)
    .from(samples)
    .where(matching)
    .orderBy(...orderOf(wanted))
    .limit(placeholder('size'))
    .offset(placeholder('offset'))
    .as('head');
  const sums = db
    .select({
      total: count().as('total'),
      totalWords: sql`coalesce(sum(${samples.words}), 0)::float8`.mapWith(Number).as('total_words'),
      trashed: sql<number>`(${db.$count(samples, inTrash(userId))})`.mapWith(Number).as('trashed'),
    })
    .from(samples)
    .where(matching)
    .as('sums');

  return db
    .select()
    .from(sums)
    .leftJoin(head, sql`true`)
    .orderBy(...orderOf(wanted, head))
    .prepare(`list-samples-${++statementsPrepared}`);
}

/** Finds the texts by the index, once; only for phrases the texts themselves are read. */
async function searchHeads(db: Db, userId: string, wanted: Wanted, search: string): Promise<Page> {
  const conditions = searchConditions(db, userId, search);
  const { id, words, longTextId } = samples;
  const bytes = conditions.phrases.length > 0 ? storedBytes : sql`0`.mapWith(Number);
  const candidates = await db
    .select({ id, words, longTextId, bytes })
    .from(samples)
    .where(and(matchingHead(userId, wanted), conditions.words))
    .orderBy(...orderOf(wanted))
    .limit(foundMax);
  const found = await filterByPhrases(db, candidates, conditions.phrases);

  const from = (wanted.page - 1) * wanted.size;
  const ids = found.slice(from, from + wanted.size).map((one) => one.id);
  const items = await db
    .select(listedColumns)
    .from(samples)
    .where(and(eq(samples.userId, userId), inArray(samples.id, ids)))
    .orderBy(...orderOf(wanted));
  const totalWords = found.reduce((sum, one) => sum + one.words, 0);
  const excerpts = await readExcerpts(db, userId, items, { search });

  return {
    items: items.map((head) => {
      const excerpt = excerpts.get(head.id);

      return excerpt ? { ...head, excerpt } : head;
    }),
    total: found.length,
    totalWords,
    trashed: await db.$count(samples, inTrash(userId)),
  };
}

/** Each key may ask for these: less is read for an excerpt than in the list. */
const readForTitles = 1_000_000;

/** A few texts by a search, by title first, then by their words; those have an excerpt. An empty search finds the newest. */
export async function listTitles(
  db: Db,
  userId: string,
  { search, most }: { search: string; most: number },
): Promise<(Pick<Head, 'id' | 'title'> & { excerpt?: SearchExcerpt })[]> {
  const isNamed = ilike(samples.title, containing(search));
  const isFound =
    search === '' ? undefined : or(isNamed, searchConditions(db, userId, search).words);

  const found = await db
    .select({ id: samples.id, title: samples.title, language: samples.language })
    .from(samples)
    .where(and(eq(samples.userId, userId), isNull(samples.deletedAt), isFound))
    .orderBy(desc(isNamed), desc(samples.changedAt), desc(samples.id))
    .limit(most);
  const byWords = found.filter(({ title }) => rankName(title, search) === null);
  const excerpts = await readExcerpts(db, userId, byWords, { search, readMost: readForTitles });

  return found.map(({ id, title }) => {
    const excerpt = excerpts.get(id);

    return excerpt ? { id, title, excerpt } : { id, title };
  });
}

type Filters = { kind?: DocumentKind | Placeholder | undefined; trashed: boolean } & {
  [Name in 'project' | 'tag' | 'changedSince']?: string | Placeholder | undefined;
};

function matchingHead(
  userId: string | Placeholder,
  { kind, project, tag, changedSince, trashed }: Filters,
): SQL | undefined {
  return and(
    eq(samples.userId, userId),
    trashed ? isNotNull(samples.deletedAt) : isNull(samples.deletedAt),
    kind && eq(samples.kind, kind),
    project === undefined ? undefined : eq(samples.projectId, project),
    tag === undefined ? undefined : hasTag(tag),
    changedSince === undefined ? undefined : sql`${samples.changedAt} >= ${changedSince}`,
  );
}

/**
 * Titles in the order of the Unicode collation, which all seven languages can live with; findings by their rate, as it is
 * shown, texts too short for one below all others.
 */
function orderOf(
  { sort, order }: Pick<Wanted, 'sort' | 'order'>,
  {
    id,
    title,
    changedAt,
    words,
    versions,
    findings,
  }: Record<Wanted['sort'] | 'id', SQLWrapper> = samples,
): SQL[] {
  const direction = order === 'ascending' ? asc : desc;
  const orders = {
    title: sql`${title} collate "und-x-icu"`,
    changedAt,
    words,
    versions,
    findings: sql`case when ${words} < ${limits.rateWordsLeast} or ${findings} is null then -1 else ${findings}::float8 / ${words} end`,
  } satisfies Record<Wanted['sort'], SQLWrapper>;

  return [direction(orders[sort]), direction(id)];
}
