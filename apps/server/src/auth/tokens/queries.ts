import { and, asc, count, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { users } from '../tables.ts';
import { apiTokens } from './tables.ts';

export type TokenRow = typeof apiTokens.$inferSelect;

/** Not expired. */
const isValidAt = (now: Date) => or(isNull(apiTokens.expiresAt), gt(apiTokens.expiresAt, now));

export async function listTokens(
  db: Db,
  { userId, now, limit }: { userId: string; now: Date; limit: number },
): Promise<TokenRow[]> {
  return await db
    .select()
    .from(apiTokens)
    .where(and(eq(apiTokens.userId, userId), isValidAt(now)))
    .orderBy(desc(apiTokens.createdAt), desc(apiTokens.id))
    .limit(limit);
}

/** Serializes token creation per user, so that concurrent requests cannot exceed the limit. */
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
    .where(and(eq(apiTokens.userId, userId), isValidAt(now)));

  return counted?.tokens ?? 0;
}

export async function insertToken(db: Db, row: TokenRow): Promise<void> {
  await db.insert(apiTokens).values(row);
}

/** False when the user has no such token. */
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

/** A valid token with its user. Undefined when the user is disabled or scheduled for deletion. */
export async function findTokenByHash(db: Db, { hash, now }: { hash: string; now: Date }) {
  const [found] = await db
    .select({ token: apiTokens, user: users })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .where(
      and(
        eq(apiTokens.tokenHash, hash),
        isValidAt(now),
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

/** Data export: without the hash. */
export async function exportTokens(db: Db, userId: string) {
  const { id, name, scopes, createdAt, usedAt, expiresAt } = apiTokens;

  return await db
    .select({ id, name, scopes, createdAt, usedAt, expiresAt })
    .from(apiTokens)
    .where(eq(apiTokens.userId, userId))
    .orderBy(asc(apiTokens.id));
}
