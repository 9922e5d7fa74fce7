import { and, asc, between, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import type { LocalDay } from '../local-day.ts';
import { progressDays } from '../tables.ts';

const { userId: owner, measure, on, amount } = progressDays;

/** Total words of a user, and the number of days with any. */
export async function sumWords(db: Db, userId: string): Promise<{ total: number; days: number }> {
  const [sums] = await db
    .select({
      total: sql`coalesce(sum(${amount}), 0)`.mapWith(Number),
      days: sql`count(*) filter (where ${amount} > 0)`.mapWith(Number),
    })
    .from(progressDays)
    .where(and(eq(owner, userId), eq(measure, 'word')));

  return sums ?? { total: 0, days: 0 };
}

/** Words per day of an inclusive range, without empty days. */
export function listWordDays(
  db: Db,
  userId: string,
  { from, to }: { from: LocalDay; to: LocalDay },
): Promise<{ on: LocalDay; amount: number }[]> {
  return db
    .select({ on, amount })
    .from(progressDays)
    .where(and(eq(owner, userId), eq(measure, 'word'), between(on, from, to), gt(amount, 0)))
    .orderBy(asc(on))
    .limit(4_000);
}
