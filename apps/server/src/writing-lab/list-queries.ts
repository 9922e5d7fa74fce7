import { limits } from '@longhand/contract/limits';
import type { SampleSummary } from '@longhand/contract/sample';
import type { DocumentKind } from '@longhand/contract/values';
import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  type Placeholder,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { jsonObjectOf } from '../platform/db/json-object.ts';
import { storedBytes } from './long-texts.ts';
import { hasTag } from './organize-queries.ts';
import { presentHead } from './present.ts';
import { listedColumns } from './queries.ts';
import { readExcerpts } from './search-excerpts.ts';
import { filterByPhrases, searchConditions } from './search-queries.ts';
import { samples } from './tables.ts';
import { isInTrash } from './trash-queries.ts';

type ListQuery = {
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

type ListPage = { items: SampleSummary[]; total: number; totalWords: number; trashed: number };

/** An upper limit that no user is expected to reach. */
const maxSearchResults = 10_000;

/** A page of a user's samples, with the number of samples and words on all pages and the number of samples in the trash. */
export function listSampleHeads(db: Db, userId: string, wanted: ListQuery): Promise<ListPage> {
  return wanted.search
    ? searchPage(db, userId, wanted, wanted.search)
    : readPage(db, userId, wanted);
}

type PageStatement = ReturnType<typeof preparePage>;
/** Numbers statement names: PostgreSQL plans a named statement once per connection. */
let statementsPrepared = 0;
/** Prepared statements per database and filter combination; building one takes as long as running it. */
const pageStatements = new WeakMap<Db, Map<string, PageStatement>>();

async function readPage(db: Db, userId: string, wanted: ListQuery): Promise<ListPage> {
  const { kind, project, tag, changedSince, trashed, sort, order, page, size } = wanted;
  const filters = { kind, project, tag, changedSince };
  const key = JSON.stringify([Object.values(filters).map(Boolean), trashed, sort, order]);
  const statements = pageStatements.get(db) ?? new Map<string, PageStatement>();
  const statement = statements.get(key) ?? preparePage(db, wanted);
  pageStatements.set(db, statements.set(key, statement));
  const [found] = await statement.execute({ ...filters, userId, size, offset: (page - 1) * size });

  return found ?? { items: [], total: 0, totalWords: 0, trashed: 0 };
}

/** Reads only the rows of this page and no texts; sums come from the indexes. One statement for both saves a round trip. */
function preparePage(db: Db, wanted: ListQuery) {
  const { placeholder } = sql;
  const userId = placeholder('userId');
  const matching = buildFilter(userId, {
    kind: wanted.kind && placeholder('kind'),
    project: wanted.project && placeholder('project'),
    tag: wanted.tag && placeholder('tag'),
    changedSince: wanted.changedSince && placeholder('changedSince'),
    trashed: wanted.trashed,
  });
  const row = db
    .select({ head: jsonObjectOf(listedColumns).as('head') })
    .from(samples)
    .where(matching)
    .orderBy(...buildOrder(wanted))
    .limit(placeholder('size'))
    .offset(placeholder('offset'))
    .as('row');
  const sums = db
    .select({
      total: count().as('total'),
      totalWords: sql`coalesce(sum(${samples.words}), 0)::float8`.mapWith(Number).as('total_words'),
      trashed: sql<number>`(${db.$count(samples, isInTrash(userId))})`
        .mapWith(Number)
        .as('trashed'),
    })
    .from(samples)
    .where(matching)
    .as('sums');

  return db
    .select({
      total: sums.total,
      totalWords: sums.totalWords,
      trashed: sums.trashed,
      items: sql<SampleSummary[]>`(select coalesce(json_agg(${row.head}), '[]') from ${row})`,
    })
    .from(sums)
    .prepare(`list-samples-${++statementsPrepared}`);
}

/** Finds texts by the index in one query; only phrases require reading texts. */
async function searchPage(
  db: Db,
  userId: string,
  wanted: ListQuery,
  search: string,
): Promise<ListPage> {
  const conditions = searchConditions(db, userId, search);
  const { id, words, longTextId } = samples;
  const bytes = conditions.phrases.length > 0 ? storedBytes : sql`0`.mapWith(Number);
  const candidates = await db
    .select({ id, words, longTextId, bytes })
    .from(samples)
    .where(and(buildFilter(userId, wanted), conditions.words))
    .orderBy(...buildOrder(wanted))
    .limit(maxSearchResults);
  const found = await filterByPhrases(db, candidates, conditions.phrases);

  const from = (wanted.page - 1) * wanted.size;
  const ids = found.slice(from, from + wanted.size).map((one) => one.id);
  const items = await db
    .select(listedColumns)
    .from(samples)
    .where(and(eq(samples.userId, userId), inArray(samples.id, ids)))
    .orderBy(...buildOrder(wanted));
  const totalWords = found.reduce((sum, one) => sum + one.words, 0);
  const excerpts = await readExcerpts(db, userId, items, { search });

  return {
    items: items.map((head) => {
      const excerpt = excerpts.get(head.id);

      return { ...presentHead(head), ...(excerpt && { excerpt }) };
    }),
    total: found.length,
    totalWords,
    trashed: await db.$count(samples, isInTrash(userId)),
  };
}

type ListFilters = { kind?: DocumentKind | Placeholder | undefined; trashed: boolean } & {
  [Name in 'project' | 'tag' | 'changedSince']?: string | Placeholder | undefined;
};

function buildFilter(
  userId: string | Placeholder,
  { kind, project, tag, changedSince, trashed }: ListFilters,
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
 * Titles are sorted by the Unicode root collation, which suits all seven languages; findings by their rate, with texts too short for a rate
 * last.
 */
function buildOrder({ sort, order }: Pick<ListQuery, 'sort' | 'order'>): SQL[] {
  const { id, title, changedAt, words, versions, findings } = samples;
  const direction = order === 'ascending' ? asc : desc;
  const sortColumns = {
    title: sql`${title} collate "und-x-icu"`,
    changedAt,
    words,
    versions,
    findings: sql`case when ${words} < ${limits.rateWordsMin} or ${findings} is null then -1 else ${findings}::float8 / ${words} end`,
  } satisfies Record<ListQuery['sort'], SQLWrapper>;

  return [direction(sortColumns[sort]), direction(id)];
}
