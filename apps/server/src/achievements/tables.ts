import type { AchievementCode } from '@longhand/contract/achievement-catalogue';
import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../platform/db/columns.ts';

/** Tiers that users have earned. A tier is revoked only when a correction within a day removes its reason. */
export const userAchievements = pgTable(
  'user_achievements',
  {
    userId: uuid('user_id').notNull(),
    code: text('code').$type<AchievementCode>().notNull(),
    tier: integer('tier').notNull(),
    earnedAt: instant('earned_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.code, table.tier] })],
);

/** The user's value for each achievement at the last recalculation. */
export const achievementProgress = pgTable('achievement_progress', {
  userId: uuid('user_id').primaryKey(),
  values: jsonb('values').$type<Partial<Record<AchievementCode, number>>>().notNull(),
  reckonedAt: instant('reckoned_at').notNull(),
});
