import { eq, sql } from 'drizzle-orm';
import { addMilliseconds, minute } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import { authLimits } from '../tables.ts';

export type RateLimit = { max: number; window: number };

/**
 * Counts an attempt before it is made, in one statement. Undefined when it is allowed; otherwise the time until which attempts are blocked.
 * From `max` attempts on, each further attempt blocks for 1, 2, 4 … 15 minutes.
 */
export async function countLimitedAttempt(
  db: Db,
  { key, now, max, window }: RateLimit & { key: string; now: Date },
): Promise<Date | undefined> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const isOver = sql`${authLimits.since} <= ${addMilliseconds(now, -window).toISOString()}::timestamptz`;
  const count = sql`case when ${isOver} then 1 else ${authLimits.count} + 1 end`;
  const pause = sql`least(15, power(2, least(10, greatest(0, ${count} - ${max}))))`;

  const updated = await db
    .insert(authLimits)
    .values({ key, count: 1, since: now, blockedUntil: null })
    .onConflictDoUpdate({
      target: authLimits.key,
      set: {
        count,
        since: sql`case when ${isOver} then ${at} else ${authLimits.since} end`,
        blockedUntil: sql`case when ${count} >= ${max} then ${at} + ${pause} * interval '1 minute' end`,
      },
      setWhere: sql`${authLimits.blockedUntil} is null or ${authLimits.blockedUntil} <= ${at}`,
    })
    .returning({ key: authLimits.key });
  if (updated.length > 0) return undefined;

  const [blocked] = await db.select().from(authLimits).where(eq(authLimits.key, key)).limit(1);

  return blocked?.blockedUntil ?? addMilliseconds(now, minute);
}

/** Increments a counter that never blocks. Returns the count within the window. */
export async function incrementCounter(
  db: Db,
  { key, now, window }: Pick<RateLimit, 'window'> & { key: string; now: Date },
): Promise<number> {
  const isOver = sql`${authLimits.since} <= ${addMilliseconds(now, -window).toISOString()}::timestamptz`;
  const [counted] = await db
    .insert(authLimits)
    .values({ key, count: 1, since: now, blockedUntil: null })
    .onConflictDoUpdate({
      target: authLimits.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${authLimits.count} + 1 end`,
        since: sql`case when ${isOver} then ${now.toISOString()}::timestamptz else ${authLimits.since} end`,
      },
    })
    .returning({ count: authLimits.count });

  return counted?.count ?? 1;
}

/** Removes one attempt that should not count. A block already reached without it remains. */
export async function undoAttempt(db: Db, key: string, max: number): Promise<void> {
  const count = sql`greatest(0, ${authLimits.count} - 1)`;

  await db
    .update(authLimits)
    .set({
      count,
      blockedUntil: sql`case when ${count} >= ${max} then ${authLimits.blockedUntil} end`,
    })
    .where(eq(authLimits.key, key));
}

/** Resets the counter after a success. */
export async function resetCounter(db: Db, key: string): Promise<void> {
  await db.delete(authLimits).where(eq(authLimits.key, key));
}
