import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { binary, instant } from '../../platform/db/columns.ts';

/** Previews of pages that messages link to, shared by all messages with the same link. */
export const linkPreviews = pgTable('link_previews', {
  id: uuid('id').primaryKey(),
  /** Hash of the link as it was written. */
  urlHash: text('url_hash').notNull().unique(),
  /** The page that the link leads to. */
  url: text('url').notNull(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  siteName: text('site_name').notNull(),
  /** Re-encoded as WebP; null without one. */
  image: binary('image'),
  fetchedAt: instant('fetched_at').notNull(),
});
