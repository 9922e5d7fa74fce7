import type { ExternalProvider } from '@longhand/contract/auth-external';
import { boolean, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from '../tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** By whom else a person is known. It is found by provider and subject, never by an address. */
export const identities = pgTable(
  'identities',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text('provider').$type<ExternalProvider>().notNull(),
    /** The provider's own name of the person, which never changes hands. */
    subject: text('subject').notNull(),
    label: text('label'),
    /** What the provider lets us ask with later on, sealed. */
    refreshToken: text('refresh_token'),
    linkedAt: instant('linked_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    unique('identities_subject').on(table.provider, table.subject),
    unique('identities_user').on(table.userId, table.provider, table.subject),
  ],
);

/**
 * A sign-in that is under way elsewhere, or (`proof`) came back with a person whose mailbox is not proved. It belongs
 * to the browser whose cookie has this hash, and is used once.
 */
export const externalFlows = pgTable(
  'external_flows',
  {
    tokenHash: text('token_hash').primaryKey(),
    provider: text('provider').$type<ExternalProvider>().notNull(),
    purpose: text('purpose').$type<'sign_in' | 'link' | 'proof'>().notNull(),
    /** Who links; null for who signs in. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    returnUrl: text('return_url'),
    remembered: boolean('remembered').notNull(),
    subject: text('subject'),
    email: text('email'),
    label: text('label'),
    firstName: text('first_name'),
    lastName: text('last_name'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('external_flows_user').on(table.userId)],
);
