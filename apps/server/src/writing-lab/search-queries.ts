import { beginningWith } from '../platform/db/like.ts';
import '@longhand/analysis/every-language';
import { type SearchPart, searchParts } from '@longhand/analysis/search/search-parts';
import { readSearch, type SearchQuery } from '@longhand/analysis/search/search-query';
import type { TextLanguage } from '@longhand/contract/values';
import { and, eq, inArray, like, not, type SQL, sql } from 'drizzle-orm';
import { alias, unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../platform/db/db.ts';
import { storedMatches } from './long-texts.ts';
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
): { words: SQL | undefined; phrases: SQL | undefined } {
  const { all, phrases } = readSearch(search);
  const words = all.map((alternatives) => inArray(samples.id, textsWith(db, userId, alternatives)));

  return { words: and(...words), phrases: and(...phrases.map(standsIn)) };
}

/** A pattern without signs of its own is sought in half the time that `ilike` takes, which copies each text in small letters. */
function standsIn(phrase: string): SQL {
  const pattern = /['’]/.test(phrase) ? withEitherApostrophe(phrase) : `***=${phrase}`;

  return sql`(${samples.title} ~* ${pattern} or ${storedMatches(pattern)})`;
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
