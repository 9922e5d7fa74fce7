import { and, asc, between, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import type { LocalDay } from './local-day.ts';
import { progressDays } from './tables.ts';

const { userId: whose, measure, on, amount } = progressDays;

/** Words of all of a writer's days, and how many days came to any. */
export async function sumWritten(db: Db, userId: string): Promise<{ total: number; days: number }> {
  const [sums] = await db
    .select({
      total: sql`coalesce(sum(${amount}), 0)`.mapWith(Number),
      days: sql`count(*) filter (where ${amount} > 0)`.mapWith(Number),
    })
    .from(progressDays)
    .where(and(eq(whose, userId), eq(measure, 'word')));

  return sums ?? { total: 0, days: 0 };
}

/** Words by day between two days, both included; days that came to none are left out. */
export function readWrittenDays(
  db: Db,
  userId: string,
  { from, to }: { from: LocalDay; to: LocalDay },
): Promise<{ on: LocalDay; amount: number }[]> {
  return db
    .select({ on, amount })
    .from(progressDays)
    .where(and(eq(whose, userId), eq(measure, 'word'), between(on, from, to), gt(amount, 0)))
    .orderBy(asc(on))
    .limit(4_000);
}
