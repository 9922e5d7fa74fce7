import { limits } from '@longhand/contract/limits';
import { and, asc, desc, eq, gt, inArray, notInArray, or, sql } from 'drizzle-orm';
import { blockedPairIds } from '../auth/index.ts';
import type { Db } from '../platform/db/db.ts';
import { visibleProfileIds } from './queries.ts';
import { follows } from './tables.ts';

const { userId, followedId, followedAt } = follows;

const isRow = (one: string, other: string) => and(eq(userId, one), eq(followedId, other));

export async function isFollowing(db: Db, one: string, other: string): Promise<boolean> {
  return (await db.$count(follows, isRow(one, other))) > 0;
}

/** Follows a writer; returns false if the limit is reached. Following again has no effect. */
export async function insertFollow(tx: Db, row: typeof follows.$inferInsert): Promise<boolean> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`follows ${row.userId}`}, 0))`,
  );
  if (await isFollowing(tx, row.userId, row.followedId)) return true;
  const count = await tx.$count(follows, eq(userId, row.userId));
  if (count >= limits.followedMax) return false;
  await tx.insert(follows).values(row);

  return true;
}

export async function deleteFollow(db: Db, one: string, other: string): Promise<void> {
  await db.delete(follows).where(isRow(one, other));
}

/** Whom a user follows, newest first, without hidden profiles and blocked people. */
export async function listVisibleFollowed(db: Db, one: string): Promise<string[]> {
  const rows = await db
    .select({ followedId })
    .from(follows)
    .where(and(eq(userId, one), inArray(followedId, visibleProfileIds(db, one))))
    .orderBy(desc(followedAt), asc(followedId))
    .limit(limits.followedMax);

  return rows.map((row) => row.followedId);
}

/** Everyone whom a user follows, newest first. */
export function listFollowed(db: Db, one: string): Promise<{ followedId: string; at: Date }[]> {
  return db
    .select({ followedId, at: followedAt })
    .from(follows)
    .where(eq(userId, one))
    .orderBy(desc(followedAt), asc(followedId))
    .limit(limits.followedMax);
}

/** A page of those who follow a writer, by id, without blocked people. */
export async function listFollowers(
  db: Db,
  writerId: string,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ userId })
    .from(follows)
    .where(
      and(
        eq(followedId, writerId),
        gt(userId, after),
        notInArray(userId, blockedPairIds(db, writerId)),
      ),
    )
    .orderBy(asc(userId))
    .limit(limit);

  return rows.map((row) => row.userId);
}

/** Deletes whom an account followed, and that others followed it. */
export async function deleteFollowsOf(tx: Db, one: string): Promise<void> {
  await tx.delete(follows).where(or(eq(userId, one), eq(followedId, one)));
}
