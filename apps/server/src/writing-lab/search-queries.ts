import { startsWithPattern } from '../platform/db/like.ts';
import '@longhand/analysis/every-language';
import { type SearchPart, searchParts } from '@longhand/analysis/search/search-parts';
import { parseSearchQuery, type SearchQuery } from '@longhand/analysis/search/search-query';
import type { TextLanguage } from '@longhand/contract/values';
import { and, asc, eq, inArray, like, not, type SQL, sql } from 'drizzle-orm';
import { alias, unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../platform/db/db.ts';
import { hasLongTextMatch } from './long-texts.ts';
import { samples, sampleWords } from './tables.ts';

type SearchAlternatives = SearchQuery['all'][number];

/** Digest prefix of title parts. */
const titlePrefix = 'title ';

/** Replaces the full-text search index of a text: its title and its parts, or (null) the title only. Unchanged parts are kept. */
export async function indexSample(
  tx: Db,
  { id: sampleId, title, language }: { id: string; title: string; language: TextLanguage },
  words: readonly SearchPart[] | null,
): Promise<void> {
  const titleParts = searchParts(title, language).map(({ digest, terms }) => ({
    digest: titlePrefix + digest,
    terms,
  }));
  const parts = [...titleParts, ...(words ?? [])];
  const staleCondition = words === null ? isTitlePart : undefined;
  await deletePartsExcept(tx, sampleId, {
    but: parts.map(({ digest }) => digest),
    where: staleCondition,
  });
  const known = new Set(await listDigests(tx, sampleId));
  await addParts(
    tx,
    sampleId,
    parts.filter(({ digest }) => !known.has(digest)),
  );
}

/** Deletes the indexed parts of a text that are not among these. */
export function keepOnlyParts(tx: Db, sampleId: string, digests: readonly string[]): Promise<void> {
  return deletePartsExcept(tx, sampleId, { but: digests, where: not(isTitlePart) });
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

async function deletePartsExcept(
  tx: Db,
  sampleId: string,
  { but: digestsToKeep, where }: { but: readonly string[]; where: SQL | undefined },
): Promise<void> {
  const isKept = sql`${sampleWords.digest} = any(${sql.param(digestsToKeep)}::text[])`;
  await tx.delete(sampleWords).where(and(eq(sampleWords.sampleId, sampleId), not(isKept), where));
}

const isTitlePart = like(sampleWords.digest, `${titlePrefix}%`);

/** Conditions of a search: its words, matched by the index in texts, titles and tags, and its phrases, which require reading the texts. */
export function searchConditions(
  db: Db,
  userId: string,
  search: string,
): { words: SQL | undefined; phrases: readonly string[] } {
  const { all, phrases } = parseSearchQuery(search);
  const words = all.map((alternatives) =>
    inArray(samples.id, matchingTexts(db, userId, alternatives)),
  );

  return { words: and(...words), phrases };
}

type Candidate = { id: string; bytes: number; longTextId: string | null };

/** Filters texts that contain every phrase in their title or text. */
export async function filterByPhrases<Found extends Candidate>(
  db: Db,
  candidates: readonly Found[],
  phrases: readonly string[],
): Promise<readonly Found[]> {
  let remaining = candidates;
  for (const phrase of phrases) {
    const found = await listWithPhrase(db, remaining, toPattern(phrase));
    remaining = remaining.filter(({ id }) => found.has(id));
  }

  return remaining;
}

/** Bytes read per query; other queries run in between. */
const maxBatchBytes = 1_000_000;

async function listWithPhrase(
  db: Db,
  candidates: readonly Candidate[],
  pattern: string,
): Promise<Set<string>> {
  const found = new Set<string>();
  const rowBytes = ({ longTextId, bytes }: Candidate) => (longTextId === null ? bytes : 0);
  for (let from = 0, to = 0; from < candidates.length; from = to) {
    for (let bytes = 0; to < candidates.length && (to === from || bytes < maxBatchBytes); to++) {
      const next = candidates[to];
      bytes += next ? rowBytes(next) : 0;
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

/** A literal pattern (`***=`) is twice as fast as `ilike`, which lowercases a copy of each text. */
function toPattern(phrase: string): string {
  return /['’]/.test(phrase) ? matchAnyApostrophe(phrase) : `***=${phrase}`;
}

/** Straight and curly apostrophes match each other. */
function matchAnyApostrophe(phrase: string): string {
  return phrase.replaceAll(/[!-&(-/:-@[-^`{-~]/g, String.raw`\$&`).replaceAll(/['’]/g, "['’]");
}

/** Filters by user first, so that other users' texts do not slow down the search. */
function matchingTexts(db: Db, userId: string, alternatives: SearchAlternatives) {
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

/** Terms contain only letters, digits and the stem marker, so quoting is safe. */
function termQuery(alternatives: SearchAlternatives): string {
  return alternatives.map(({ term, isPrefix }) => `'${term}'${isPrefix ? ':*' : ''}`).join(' | ');
}

function hasTagLike(alternatives: SearchAlternatives): SQL {
  const beginnings = alternatives
    .filter(({ isPrefix }) => isPrefix)
    .map(({ term }) => sql`lower(one) like ${startsWithPattern(term)}`);
  const isAny = beginnings.length === 0 ? sql`false` : sql.join(beginnings, sql` or `);

  return sql`exists (select from unnest(${ownText.tags}) as one where ${isAny})`;
}

const ownText = alias(samples, 'own_text');
