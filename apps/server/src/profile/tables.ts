import type { ProfilePart } from '@longhand/contract/profile';
import { boolean, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../platform/db/columns.ts';

/** The user's profile settings; without a row the profile is hidden and empty. */
export const profiles = pgTable('profiles', {
  userId: uuid('user_id').primaryKey(),
  about: text('about').notNull(),
  website: text('website').notNull(),
  isShown: boolean('is_shown').notNull(),
  parts: text('parts').array().$type<ProfilePart[]>().notNull(),
  changedAt: instant('changed_at').notNull(),
});

/** Texts that users have published on their profiles. Whether a text still exists is checked in the writing lab. */
export const publishedTexts = pgTable(
  'published_texts',
  {
    userId: uuid('user_id').notNull(),
    sampleId: uuid('sample_id').notNull(),
    publishedAt: instant('published_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.sampleId] })],
);

/** Whom users follow. */
export const follows = pgTable(
  'follows',
  {
    userId: uuid('user_id').notNull(),
    followedId: uuid('followed_id').notNull(),
    followedAt: instant('followed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.followedId] }),
    index('follows_followed').on(table.followedId, table.userId),
  ],
);
