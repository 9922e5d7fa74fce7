import type { Locale } from '@longhand/contract/values';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Proved addresses of people who wait to be let in; who gets an account, or leaves, is deleted here. */
export const waitlist = pgTable(
  'waitlist',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull().unique(),
    locale: text('locale').$type<Locale>().notNull(),
    joinedAt: instant('joined_at').notNull(),
    /** Since when an invitation is out. */
    invitedAt: instant('invited_at'),
  },
  (table) => [index('waitlist_joined').on(table.joinedAt, table.id)],
);
