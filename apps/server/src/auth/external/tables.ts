import type { ExternalProvider } from '@longhand/contract/auth-external';
import { boolean, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';
import { users } from '../tables.ts';

/** External identities of users. Found by provider and subject, never by email address. */
export const identities = pgTable(
  'identities',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text('provider').$type<ExternalProvider>().notNull(),
    /** The provider's id of the user, which is never reassigned. */
    subject: text('subject').notNull(),
    label: text('label'),
    /** Refresh token of the provider, encrypted. */
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
 * Pending OAuth flows, and (`proof`) profiles waiting for email verification. Bound to the browser whose cookie has this hash, and used
 * once.
 */
export const externalFlows = pgTable(
  'external_flows',
  {
    tokenHash: text('token_hash').primaryKey(),
    provider: text('provider').$type<ExternalProvider>().notNull(),
    purpose: text('purpose').$type<'sign_in' | 'link' | 'proof'>().notNull(),
    /** The user who links an identity; null for a sign-in. */
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
