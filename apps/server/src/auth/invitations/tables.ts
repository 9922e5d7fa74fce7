import type { Locale } from '@longhand/contract/values';
import { index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';
import { users } from '../tables.ts';

/** Open invitations, one per address. Only a hash of the link's token is stored; accepting deletes the row. */
export const invitations = pgTable(
  'invitations',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull().unique(),
    role: smallint('role').notNull(),
    /** Null for invitations from the waitlist, and when the inviter's account is deleted. */
    invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
    tokenHash: text('token_hash').notNull().unique(),
    locale: text('locale').$type<Locale>().notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('invitations_inviter').on(table.invitedBy)],
);
