import { limits } from '@longhand/contract/limits';
import { and, asc, desc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/db/db.ts';
import { userBlocks } from './tables.ts';

type UserId = string | SQLWrapper;

/** Condition: the first user blocked the second. */
export function isBlockedBy(blocker: UserId, blocked: UserId): SQL {
  return sql`exists (select from ${userBlocks} one where one.user_id = ${blocker} and one.blocked_id = ${blocked})`;
}

/** Condition: one of two users blocked the other. */
export function isBlockedPair(one: UserId, other: UserId): SQL {
  return sql`(${isBlockedBy(one, other)} or ${isBlockedBy(other, one)})`;
}

/** Whether the first user blocked the second. */
export async function hasBlocked(db: Db, blocker: string, blocked: string): Promise<boolean> {
  return (await db.$count(userBlocks, isRow(blocker, blocked))) > 0;
}

/** Whether one of two users blocked the other. */
export async function areBlocked(db: Db, one: string, other: string): Promise<boolean> {
  return (await hasBlocked(db, one, other)) || (await hasBlocked(db, other, one));
}

/** Ids of those whom a user blocked, and of those who blocked the user. */
export async function listBlockedPairIds(db: Db, userId: string): Promise<ReadonlySet<string>> {
  const rows = await blockedPairIds(db, userId);

  return new Set(rows.map(({ id }) => id));
}

/** Subquery of the users whom a user blocked, and of those who blocked the user. */
export function blockedPairIds(db: Db, userId: string) {
  return union(
    db.select({ id: userBlocks.blockedId }).from(userBlocks).where(eq(userBlocks.userId, userId)),
    db.select({ id: userBlocks.userId }).from(userBlocks).where(eq(userBlocks.blockedId, userId)),
  );
}

/** Ids of those whom a user blocked. */
export async function blockedIdsOf(db: Db, userId: string): Promise<string[]> {
  return (await listBlocked(db, userId)).map(({ id }) => id);
}

/** Blocks a user; returns false if the limit is reached. Blocking again has no effect. */
export async function insertBlock(
  tx: Db,
  { userId, blockedId, now }: { userId: string; blockedId: string; now: Date },
): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`blocks ${userId}`}, 0))`);
  const count = await tx.$count(userBlocks, eq(userBlocks.userId, userId));
  if (count >= limits.blockedMax && !(await hasBlocked(tx, userId, blockedId))) return false;
  await tx.insert(userBlocks).values({ userId, blockedId, blockedAt: now }).onConflictDoNothing();

  return true;
}

/** Unblocks a user; returns whether they were blocked. */
export async function deleteBlock(tx: Db, userId: string, blockedId: string): Promise<boolean> {
  const deleted = await tx
    .delete(userBlocks)
    .where(isRow(userId, blockedId))
    .returning({ blockedId: userBlocks.blockedId });

  return deleted.length > 0;
}

/** Whom a user blocked, newest first. */
export function listBlocked(db: Db, userId: string): Promise<{ id: string; blockedAt: Date }[]> {
  return db
    .select({ id: userBlocks.blockedId, blockedAt: userBlocks.blockedAt })
    .from(userBlocks)
    .where(eq(userBlocks.userId, userId))
    .orderBy(desc(userBlocks.blockedAt), asc(userBlocks.blockedId))
    .limit(limits.blockedMax);
}

const isRow = (userId: string, blockedId: string) =>
  and(eq(userBlocks.userId, userId), eq(userBlocks.blockedId, blockedId));
