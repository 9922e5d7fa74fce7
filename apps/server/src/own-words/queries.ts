import { ownWordKey } from '@longhand/contract/own-word-key';
import type { OwnWord } from '@longhand/contract/own-words';
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { ownWords } from './tables.ts';

export type OwnWordRow = typeof ownWords.$inferSelect;

/** Locks the user's words until the transaction ends, so that revisions are assigned in order. */
export async function lockWords(tx: Db, userId: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`own words ${userId}`}, 0))`,
  );
}

/** Words changed after a revision, oldest change first. */
export function listAfter(
  db: Db,
  userId: string,
  { after, limit }: { after: number; limit: number },
): Promise<OwnWordRow[]> {
  return db
    .select()
    .from(ownWords)
    .where(and(eq(ownWords.userId, userId), gt(ownWords.revision, after)))
    .orderBy(asc(ownWords.revision))
    .limit(limit);
}

/** Words that have one of these IDs or equal one of these words. */
export function listAffected(
  tx: Db,
  userId: string,
  words: readonly OwnWord[],
): Promise<OwnWordRow[]> {
  const ids = words.map(({ id }) => id);

  return tx
    .select()
    .from(ownWords)
    .where(
      and(
        eq(ownWords.userId, userId),
        or(inArray(ownWords.id, ids), inArray(ownWords.key, words.map(ownWordKey))),
      ),
    )
    .orderBy(asc(ownWords.revision));
}

export function countWords(db: Db, userId: string): Promise<number> {
  return db.$count(ownWords, and(eq(ownWords.userId, userId), isNull(ownWords.removedAt)));
}

async function lastRevision(tx: Db, userId: string): Promise<number> {
  const [row] = await tx
    .select({ last: sql<number>`coalesce(max(${ownWords.revision}), 0)::int` })
    .from(ownWords)
    .where(eq(ownWords.userId, userId));

  return row?.last ?? 0;
}

/** Inserts or replaces words by ID, each with a new revision. */
export async function upsertWords(
  tx: Db,
  userId: string,
  words: readonly OwnWord[],
): Promise<void> {
  if (words.length === 0) return;
  const last = await lastRevision(tx, userId);
  const ids = words.map(({ id }) => id);
  // Temporary keys: two words that swap their values would violate the unique key.
  await tx
    .update(ownWords)
    .set({ key: sql`${ownWords.id}::text` })
    .where(and(eq(ownWords.userId, userId), inArray(ownWords.id, ids)));
  const rows = words.map((word, index) => ({
    ...{ ...word, userId, key: ownWordKey(word) },
    ...{ revision: last + index + 1, removedAt: null },
  }));
  const { kind, projectId, key, rule, word, replacements, note, isExact, revision } = ownWords;
  const changed = { kind, projectId, key, rule, word, replacements, note, isExact, revision };
  await tx
    .insert(ownWords)
    .values(rows)
    .onConflictDoUpdate({
      target: [ownWords.userId, ownWords.id],
      set: Object.fromEntries(
        Object.entries(changed).map(([name, column]) => [
          name,
          sql`excluded.${sql.identifier(column.name)}`,
        ]),
      ),
    });
}

/** Removes words but keeps their IDs; unknown IDs are ignored. Returns how many were removed. */
export async function clearWords(
  tx: Db,
  userId: string,
  { ids, now }: { ids: readonly string[]; now: Date },
): Promise<number> {
  if (ids.length === 0) return 0;
  const last = await lastRevision(tx, userId);
  const existing = tx
    .select({
      id: ownWords.id,
      rank: sql<number>`row_number() over (order by ${ownWords.revision})`.as('rank'),
    })
    .from(ownWords)
    .where(
      and(eq(ownWords.userId, userId), inArray(ownWords.id, [...ids]), isNull(ownWords.removedAt)),
    )
    .as('there');
  const cleared = await tx
    .update(ownWords)
    .set({
      ...{ projectId: null, rule: '', word: '', replacements: [], note: '', isExact: false },
      key: sql`${ownWords.id}::text`,
      revision: sql`${last} + ${existing.rank}`,
      removedAt: now,
    })
    .from(existing)
    .where(and(eq(ownWords.userId, userId), eq(ownWords.id, existing.id)))
    .returning({ id: ownWords.id });

  return cleared.length;
}

/** Deletes removals from before a time, except the user's latest revision, so that revisions never decrease. */
export async function forgetRemovals(db: Db, before: Date): Promise<void> {
  await db
    .delete(ownWords)
    .where(
      and(
        isNotNull(ownWords.removedAt),
        lt(ownWords.removedAt, before),
        sql`${ownWords.revision} < (select max(newest.revision) from ${ownWords} newest where newest.user_id = ${ownWords.userId})`,
      ),
    );
}

export function listWords(db: Db, userId: string): Promise<OwnWordRow[]> {
  return db
    .select()
    .from(ownWords)
    .where(and(eq(ownWords.userId, userId), isNull(ownWords.removedAt)))
    .orderBy(asc(ownWords.kind), asc(ownWords.key), asc(ownWords.id));
}

export async function eraseAll(tx: Db, userId: string): Promise<void> {
  await tx.delete(ownWords).where(eq(ownWords.userId, userId));
}
