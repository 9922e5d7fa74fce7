import { and, asc, between, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import type { LocalDay } from './local-day.ts';
import { progressEntries } from './tables.ts';

const { amount, entryOn } = progressEntries;
const dayTotal = sql<number>`sum(${amount})::float8`;

/** Words of all of a writer's days, and how many days came to any. */
export async function sumWritten(db: Db, userId: string): Promise<{ total: number; days: number }> {
  const daily = db
    .select({ amount: dayTotal.as('amount') })
    .from(progressEntries)
    .where(wordsOf(userId))
    .groupBy(entryOn)
    .as('daily');
  const [sums] = await db
    .select({
      total: sql`coalesce(sum(${daily.amount}), 0)::float8`.mapWith(Number),
      days: sql`count(*) filter (where ${daily.amount} > 0)`.mapWith(Number),
    })
    .from(daily);

  return sums ?? { total: 0, days: 0 };
}

/** Words by day between two days, both included; days that came to none are left out. */
export function readWrittenDays(
  db: Db,
  userId: string,
  { from, to }: { from: LocalDay; to: LocalDay },
): Promise<{ on: LocalDay; amount: number }[]> {
  return db
    .select({ on: entryOn, amount: dayTotal })
    .from(progressEntries)
    .where(and(wordsOf(userId), between(entryOn, from, to)))
    .groupBy(entryOn)
    .having(sql`sum(${amount}) > 0`)
    .orderBy(asc(entryOn));
}

function wordsOf(userId: string) {
  return and(
    eq(progressEntries.userId, userId),
    eq(progressEntries.measure, 'word'),
    isNull(progressEntries.deletedAt),
  );
}
