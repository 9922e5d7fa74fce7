import type { SecondFactorMethod, SignInMethod } from '@longhand/contract/auth';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';
import { users } from '../tables.ts';

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Sign-ins waiting for the second factor. The browser's cookie holds the secret, this table its hash. */
export const signInSteps = pgTable(
  'sign_in_steps',
  {
    id: uuid('id').primaryKey(),
    userId: owner(),
    secretHash: text('secret_hash').notNull(),
    remembered: boolean('remembered').notNull(),
    /** The first factor. */
    method: text('method').$type<SignInMethod>().notNull(),
    /** The second factors accepted. */
    methods: text('methods').array().$type<SecondFactorMethod[]>().notNull(),
    attemptsLeft: smallint('attempts_left').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('sign_in_steps_user').on(table.userId)],
);

/** Encrypted TOTP secrets; in effect once confirmed. */
export const totpSecrets = pgTable('totp_secrets', {
  userId: owner().primaryKey(),
  secret: text('secret').notNull(),
  createdAt: instant('created_at').notNull(),
  confirmedAt: instant('confirmed_at'),
  /** The last used time step of 30 seconds. Codes up to it are invalid. */
  lastStep: integer('last_step'),
});

/** Single-use recovery codes for a lost authenticator. */
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
