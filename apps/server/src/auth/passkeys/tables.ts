import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The public half of a passkey. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    credentialId: text('credential_id').notNull().unique(),
    publicKey: text('public_key').notNull(),
    /** How often it was used, as far as it counts: one that goes back was copied. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId, table.createdAt)],
);

/** What a passkey is asked to sign: for one purpose, in one browser, once. */
export const passkeyChallenges = pgTable('passkey_challenges', {
  challengeHash: text('challenge_hash').primaryKey(),
  purpose: text('purpose').$type<'add' | 'sign-in' | 'check'>().notNull(),
  transactionHash: text('transaction_hash').notNull(),
  expiresAt: instant('expires_at').notNull(),
});
