import { beginningWith } from '../platform/db/like.ts';
import '@longhand/analysis/every-language';
import { type SearchPart, searchParts } from '@longhand/analysis/search/search-parts';
import { parseSearchQuery, type SearchQuery } from '@longhand/analysis/search/search-query';
import type { TextLanguage } from '@longhand/contract/values';
import { and, asc, eq, inArray, like, not, type SQL, sql } from 'drizzle-orm';
import { alias, unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../platform/db/db.ts';
import { hasLongTextMatch } from './long-texts.ts';
import { samples, sampleWords } from './tables.ts';

type Alternatives = SearchQuery['all'][number];

/** Tells a title from the words below it. */
const ofTitle = 'title ';

/**
 * What a text is found by from now on: its title and the stretches of its words, or (null) the words it had before. Those that
 * it has already stay as they are.
 */
export async function indexSample(
  tx: Db,
  { id: sampleId, title, language }: { id: string; title: string; language: TextLanguage },
  words: readonly SearchPart[] | null,
): Promise<void> {
  const named = searchParts(title, language).map(({ digest, terms }) => ({
    digest: ofTitle + digest,
    terms,
  }));
  const parts = [...named, ...(words ?? [])];
  const isStale = words === null ? isOfTitle : undefined;
  await dropParts(tx, sampleId, { but: parts.map(({ digest }) => digest), where: isStale });
  const known = new Set(await listDigests(tx, sampleId));
  await addParts(
    tx,
    sampleId,
    parts.filter(({ digest }) => !known.has(digest)),
  );
}

/** Drops the stretches of the words of a text that are not among these. */
export function keepParts(tx: Db, sampleId: string, digests: readonly string[]): Promise<void> {
  return dropParts(tx, sampleId, { but: digests, where: not(isOfTitle) });
}

export async function listDigests(db: Db, sampleId: string): Promise<string[]> {
  const rows = await db
    .select({ digest: sampleWords.digest })
    .from(sampleWords)
    .where(eq(sampleWords.sampleId, sampleId));

  return rows.map(({ digest }) => digest);
}

export async function addParts(
  tx: Db,
  sampleId: string,
  parts: readonly SearchPart[],
): Promise<void> {
  if (parts.length === 0) return;

  await tx
    .insert(sampleWords)
    .values(
      parts.map(({ digest, terms }) => ({
        sampleId,
        digest,
        terms: sql`array_to_tsvector(array(select jsonb_array_elements_text(${JSON.stringify(terms)}::jsonb)))`,
      })),
    )
    .onConflictDoNothing();
}

async function dropParts(
  tx: Db,
  sampleId: string,
  { but, where }: { but: readonly string[]; where: SQL | undefined },
): Promise<void> {
  const isKept = sql`${sampleWords.digest} = any(${sql.param(but)}::text[])`;
  await tx.delete(sampleWords).where(and(eq(sampleWords.sampleId, sampleId), not(isKept), where));
}

const isOfTitle = like(sampleWords.digest, `${ofTitle}%`);

/**
 * What texts of a writer have that match a search: its words, in their words, their titles or their tags, which the index finds, and
 * its phrases, for which the texts are read.
 */
export function searchConditions(
  db: Db,
  userId: string,
  search: string,
): { words: SQL | undefined; phrases: readonly string[] } {
  const { all, phrases } = parseSearchQuery(search);
  const words = all.map((alternatives) => inArray(samples.id, textsWith(db, userId, alternatives)));

  return { words: and(...words), phrases };
}

type Candidate = { id: string; bytes: number; longTextId: string | null };

/** Those of some texts that have every phrase, in their titles or in their words. */
export async function filterByPhrases<Found extends Candidate>(
  db: Db,
  candidates: readonly Found[],
  phrases: readonly string[],
): Promise<readonly Found[]> {
  let left = candidates;
  for (const phrase of phrases) {
    const found = await listWithPhrase(db, left, patternOf(phrase));
    left = left.filter(({ id }) => found.has(id));
  }

  return left;
}

/** So many bytes of texts are read in one query: the queries of others run in between. */
const bytesAtOnce = 1_000_000;

async function listWithPhrase(
  db: Db,
  candidates: readonly Candidate[],
  pattern: string,
): Promise<Set<string>> {
  const found = new Set<string>();
  const inRow = ({ longTextId, bytes }: Candidate) => (longTextId === null ? bytes : 0);
  for (let from = 0, to = 0; from < candidates.length; from = to) {
    for (let bytes = 0; to < candidates.length && (to === from || bytes < bytesAtOnce); to++) {
      const next = candidates[to];
      bytes += next ? inRow(next) : 0;
    }
    const ids = candidates.slice(from, to).map(({ id }) => id);
    const rows = await db
      .select({ id: samples.id })
      .from(samples)
      .where(
        and(
          inArray(samples.id, ids),
          sql`(${samples.title} ~* ${pattern} or ${samples.text} ~* ${pattern})`,
        ),
      )
      .orderBy(asc(samples.id))
      .limit(ids.length);
    for (const { id } of rows) found.add(id);
  }
  for (const { id, longTextId } of candidates) {
    if (longTextId === null || found.has(id)) continue;
    if (await hasLongTextMatch(db, longTextId, pattern)) found.add(id);
  }

  return found;
}

/** A pattern without signs of its own is sought in half the time that `ilike` takes, which copies each text in small letters. */
function patternOf(phrase: string): string {
  return /['’]/.test(phrase) ? withEitherApostrophe(phrase) : `***=${phrase}`;
}

/** Typed with one apostrophe and set with another, it is the same phrase. */
function withEitherApostrophe(phrase: string): string {
  return phrase.replaceAll(/[!-&(-/:-@[-^`{-~]/g, String.raw`\$&`).replaceAll(/['’]/g, "['’]");
}

/** The texts of others are left out before anything is gathered: many of them make nobody's search slower. */
function textsWith(db: Db, userId: string, alternatives: Alternatives) {
  const inWords = db
    .select({ id: sampleWords.sampleId })
    .from(sampleWords)
    .innerJoin(ownText, eq(ownText.id, sampleWords.sampleId))
    .where(
      and(
        eq(ownText.userId, userId),
        sql`${sampleWords.terms} @@ ${termQuery(alternatives)}::tsquery`,
      ),
    );
  const inTags = db
    .select({ id: ownText.id })
    .from(ownText)
    .where(and(eq(ownText.userId, userId), hasTagLike(alternatives)));

  return unionAll(inWords, inTags);
}

/** Terms are letters, figures and the sign of stems alone; each is set between quotation marks. */
function termQuery(alternatives: Alternatives): string {
  return alternatives.map(({ term, isPrefix }) => `'${term}'${isPrefix ? ':*' : ''}`).join(' | ');
}

function hasTagLike(alternatives: Alternatives): SQL {
  const beginnings = alternatives
    .filter(({ isPrefix }) => isPrefix)
    .map(({ term }) => sql`lower(one) like ${beginningWith(term)}`);
  const isAny = beginnings.length === 0 ? sql`false` : sql.join(beginnings, sql` or `);

  return sql`exists (select from unnest(${ownText.tags}) as one where ${isAny})`;
}

const ownText = alias(samples, 'own_text');
