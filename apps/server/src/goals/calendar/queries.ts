import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { calendarFeeds } from './tables.ts';

export type FeedRow = typeof calendarFeeds.$inferSelect;

export async function readFeed(db: Db, userId: string): Promise<FeedRow | undefined> {
  const [found] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, userId));

  return found;
}

export async function findFeed(db: Db, tokenHash: string): Promise<FeedRow | undefined> {
  const [found] = await db
    .select()
    .from(calendarFeeds)
    .where(eq(calendarFeeds.tokenHash, tokenHash));

  return found;
}

export async function replaceFeed(db: Db, feed: FeedRow): Promise<void> {
  const { userId: _, ...set } = feed;
  await db
    .insert(calendarFeeds)
    .values(feed)
    .onConflictDoUpdate({ target: calendarFeeds.userId, set });
}

export async function deleteFeed(db: Db, userId: string): Promise<void> {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
}
