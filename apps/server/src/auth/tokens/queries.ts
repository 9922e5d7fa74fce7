import { and, asc, count, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { users } from '../tables.ts';
import { apiTokens } from './tables.ts';

export type TokenRow = typeof apiTokens.$inferSelect;

/** Not one that has run out. */
const holdsAt = (now: Date) => or(isNull(apiTokens.expiresAt), gt(apiTokens.expiresAt, now));

export async function listTokens(
  db: Db,
  { userId, now, limit }: { userId: string; now: Date; limit: number },
): Promise<TokenRow[]> {
  return await db
    .select()
    .from(apiTokens)
    .where(and(eq(apiTokens.userId, userId), holdsAt(now)))
    .orderBy(desc(apiTokens.createdAt), desc(apiTokens.id))
    .limit(limit);
}

/** Until the transaction ends nobody else makes a token for this person: none beyond the last one slips in. */
export async function lockTokens(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`tokens ${userId}`}, 0))`);
}

export async function countTokens(
  db: Db,
  { userId, now }: { userId: string; now: Date },
): Promise<number> {
  const [counted] = await db
    .select({ tokens: count() })
    .from(apiTokens)
    .where(and(eq(apiTokens.userId, userId), holdsAt(now)));

  return counted?.tokens ?? 0;
}

export async function insertToken(db: Db, row: TokenRow): Promise<void> {
  await db.insert(apiTokens).values(row);
}

/** True when there was one of this person to delete. */
export async function deleteToken(
  db: Db,
  { userId, id }: { userId: string; id: string },
): Promise<boolean> {
  const deleted = await db
    .delete(apiTokens)
    .where(and(eq(apiTokens.userId, userId), eq(apiTokens.id, id)))
    .returning({ id: apiTokens.id });

  return deleted.length === 1;
}

/** A token that holds, with its person; none for a person who is disabled or goes. */
export async function findTokenByHash(db: Db, { hash, now }: { hash: string; now: Date }) {
  const [found] = await db
    .select({ token: apiTokens, user: users })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .where(
      and(
        eq(apiTokens.tokenHash, hash),
        holdsAt(now),
        isNull(users.disabledAt),
        isNull(users.eraseAt),
      ),
    )
    .limit(1);

  return found;
}

export async function touchToken(db: Db, id: string, usedAt: Date): Promise<void> {
  await db.update(apiTokens).set({ usedAt }).where(eq(apiTokens.id, id));
}

export async function deleteTokensBefore(db: Db, now: Date): Promise<void> {
  await db.delete(apiTokens).where(lte(apiTokens.expiresAt, now));
}

/** For the copy of a person's data: without the hash. */
export async function exportTokens(db: Db, userId: string) {
  const { id, name, scopes, createdAt, usedAt, expiresAt } = apiTokens;

  return await db
    .select({ id, name, scopes, createdAt, usedAt, expiresAt })
    .from(apiTokens)
    .where(eq(apiTokens.userId, userId))
    .orderBy(asc(apiTokens.id));
}
