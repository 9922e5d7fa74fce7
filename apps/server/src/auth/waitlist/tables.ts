import type { Locale } from '@longhand/contract/values';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';

/** Verified addresses waiting for an invitation. Entries are deleted when the user gets an account or leaves. */
export const waitlist = pgTable(
  'waitlist',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull().unique(),
    locale: text('locale').$type<Locale>().notNull(),
    joinedAt: instant('joined_at').notNull(),
    /** When the invitation was sent. */
    invitedAt: instant('invited_at'),
  },
  (table) => [index('waitlist_joined').on(table.joinedAt, table.id)],
);
