import type { AchievementCode } from '@longhand/contract/achievement-catalogue';
import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { achievementProgress, userAchievements } from './tables.ts';

export type EarnedRow = typeof userAchievements.$inferSelect;
export type AchievementValues = Partial<Record<AchievementCode, number>>;

/** There are about 90 tiers. */
const maxTiers = 1_000;

export function listEarned(db: Db, userId: string): Promise<EarnedRow[]> {
  return db
    .select()
    .from(userAchievements)
    .where(eq(userAchievements.userId, userId))
    .orderBy(asc(userAchievements.code), asc(userAchievements.tier))
    .limit(maxTiers);
}

/** Tiers earned from one instant to before another, oldest first. */
export function listEarnedBetween(
  db: Db,
  userId: string,
  { from, to }: { from: Date; to: Date },
): Promise<EarnedRow[]> {
  const { earnedAt, code } = userAchievements;

  return db
    .select()
    .from(userAchievements)
    .where(and(eq(userAchievements.userId, userId), gte(earnedAt, from), lt(earnedAt, to)))
    .orderBy(asc(earnedAt), asc(code))
    .limit(maxTiers);
}

/** Inserts tiers and returns those that were not stored yet. */
export async function insertEarned(tx: Db, rows: readonly EarnedRow[]): Promise<EarnedRow[]> {
  if (rows.length === 0) return [];

  return tx
    .insert(userAchievements)
    .values([...rows])
    .onConflictDoNothing()
    .returning();
}

export async function deleteEarned(tx: Db, rows: readonly EarnedRow[]): Promise<void> {
  for (const { userId, code, tier } of rows) {
    await tx
      .delete(userAchievements)
      .where(
        sql`${userAchievements.userId} = ${userId} and ${userAchievements.code} = ${code} and ${userAchievements.tier} = ${tier}`,
      );
  }
}

export async function readValues(db: Db, userId: string): Promise<AchievementValues> {
  const [row] = await db
    .select({ values: achievementProgress.values })
    .from(achievementProgress)
    .where(eq(achievementProgress.userId, userId));

  return row?.values ?? {};
}

/** The stored values with the row's version (`xmin`), for optimistic locking. */
export async function readValuesForUpdate(
  db: Db,
  userId: string,
): Promise<{ values: AchievementValues; state: string | null }> {
  const [row] = await db
    .select({
      values: achievementProgress.values,
      state: sql<string>`${achievementProgress}.xmin::text`,
    })
    .from(achievementProgress)
    .where(eq(achievementProgress.userId, userId));

  return row ?? { values: {}, state: null };
}

/**
 * Writes values if their row still has the version that was read; returns whether it did. The row stays locked until the transaction ends.
 */
export async function saveValues(
  tx: Db,
  row: typeof achievementProgress.$inferInsert,
  state: string | null,
): Promise<boolean> {
  const { values, reckonedAt } = row;
  const saved = await tx
    .insert(achievementProgress)
    .values(row)
    .onConflictDoUpdate({
      target: achievementProgress.userId,
      set: { values, reckonedAt },
      setWhere: sql`${achievementProgress}.xmin::text = ${state}`,
    })
    .returning({ userId: achievementProgress.userId });

  return saved.length > 0;
}

export async function eraseAchievements(tx: Db, userId: string): Promise<void> {
  await tx.delete(userAchievements).where(eq(userAchievements.userId, userId));
  await tx.delete(achievementProgress).where(eq(achievementProgress.userId, userId));
}
