import type { SecondFactorMethod, SignInMethod } from '@longhand/contract/auth';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** A sign-in whose first half is done. The browser's cookie holds the secret, this table its hash. */
export const signInSteps = pgTable(
  'sign_in_steps',
  {
    id: uuid('id').primaryKey(),
    userId: owner(),
    secretHash: text('secret_hash').notNull(),
    remembered: boolean('remembered').notNull(),
    /** By what the first half was done. */
    method: text('method').$type<SignInMethod>().notNull(),
    /** By what the second half may be done. */
    methods: text('methods').array().$type<SecondFactorMethod[]>().notNull(),
    attemptsLeft: smallint('attempts_left').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('sign_in_steps_user').on(table.userId)],
);

/** The secret that an authenticator shares, encrypted. It counts once it is confirmed. */
export const totpSecrets = pgTable('totp_secrets', {
  userId: owner().primaryKey(),
  secret: text('secret').notNull(),
  createdAt: instant('created_at').notNull(),
  confirmedAt: instant('confirmed_at'),
  /** The step of 30 seconds whose code was used last: none up to it is good again. */
  lastStep: integer('last_step'),
});

/** Codes for the day when the authenticator is lost, each good once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: owner(),
    codeHash: text('code_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);
