import type { SignInMethod, VerificationType } from '@longhand/contract/auth';
import type { Place } from '@longhand/contract/place';
import type { Locale } from '@longhand/contract/values';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A person. A row is made only when a mailbox was proved, or by the set-up link of the operator. */
export const users = pgTable('users', {
  id: uuid('id').primaryKey(),
  /** In lower case, as the contract reads addresses. */
  email: text('email').notNull().unique(),
  emailVerifiedAt: instant('email_verified_at'),
  passwordHash: text('password_hash'),
  firstName: text('first_name'),
  lastName: text('last_name'),
  displayName: text('display_name'),
  username: text('username').unique(),
  /** Of the picture, if there is one. A new picture has a new id, so that no browser shows the one before. */
  avatarId: uuid('avatar_id'),
  /** From billing, and from people: which of the two counts is decided in the contract's `access.ts`. */
  planRole: smallint('plan_role').notNull().default(0),
  staffRole: smallint('staff_role'),
  marketingOptIn: boolean('marketing_opt_in').notNull().default(false),
  createdAt: instant('created_at').notNull(),
  disabledAt: instant('disabled_at'),
  /** When it is erased, by its owner's wish; until then signing in keeps it. */
  eraseAt: instant('erase_at'),
});

/** What a session cookie stands for. The cookie's secret is kept as a hash: this table signs nobody in. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    secretHash: text('secret_hash').notNull(),
    remembered: boolean('remembered').notNull(),
    createdAt: instant('created_at').notNull(),
    seenAt: instant('seen_at').notNull(),
    idleExpiresAt: instant('idle_expires_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    ipPrefix: text('ip_prefix').notNull(),
    /** Where that was thought to be, when it began. */
    place: jsonb('place').$type<Place>(),
    userAgent: text('user_agent').notNull(),
    /** By what it was begun. */
    method: text('method').$type<SignInMethod>().notNull(),
    /** When the person last showed who they are, and when with a second factor. */
    provedAt: instant('proved_at').notNull(),
    secondFactorAt: instant('second_factor_at'),
    /** When staff rights were last used, from the second factor on. */
    staffSeenAt: instant('staff_seen_at'),
    /** The secret before the present one: for some seconds it lets requests in that were under way. */
    formerHash: text('former_hash'),
    renewedAt: instant('renewed_at'),
  },
  (table) => [index('sessions_user').on(table.userId, table.seenAt)],
);

/**
 * The code of an address and purpose; one for everybody who asks, and one for each browser from which its person signed
 * in before, which nobody else can void or use up. A row without a hash is a decoy: the address has an account, no code opens
 * it, and nothing that a visitor can see tells it from the others.
 */
export const authCodes = pgTable(
  'auth_codes',
  {
    email: text('email').notNull(),
    type: text('type').$type<VerificationType>().notNull(),
    /** By what that browser is known; empty for everybody. */
    asker: text('asker').notNull(),
    codeHash: text('code_hash'),
    /** Of the cookie of the browser that asked: the code works in no other. */
    transactionHash: text('transaction_hash').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    attemptsLeft: smallint('attempts_left').notNull(),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    hourFrom: instant('hour_from').notNull(),
    sentInHour: smallint('sent_in_hour').notNull(),
    dayFrom: instant('day_from').notNull(),
    sentInDay: smallint('sent_in_day').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.email, table.type, table.asker] }),
    index('auth_codes_hash').on(table.codeHash),
  ],
);

/** Failures and sendings counted by what caused them, an address range or an account from such a range. */
export const authLimits = pgTable('auth_limits', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  since: instant('since').notNull(),
  blockedUntil: instant('blocked_until'),
});

/** Browsers from which a person signed in, by a hash of what they are known by: a new one is told to the person. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    deviceHash: text('device_hash').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.deviceHash] })],
);

/** What happened to accounts: rows are added, never changed. Addresses without an account are kept as a keyed hash. */
export const authEvents = pgTable(
  'auth_events',
  {
    id: uuid('id').primaryKey(),
    at: instant('at').notNull(),
    kind: text('kind').notNull(),
    userId: uuid('user_id'),
    addressHash: text('address_hash'),
    /** By what it was done, where there are several ways. */
    method: text('method').$type<SignInMethod>(),
    /** Who did it, where that is not the person themselves, and from what to what. */
    actorId: uuid('actor_id'),
    detail: text('detail'),
    device: text('device').notNull(),
    ipPrefix: text('ip_prefix').notNull(),
    place: jsonb('place').$type<Place>(),
    requestId: text('request_id').notNull(),
  },
  (table) => [index('auth_events_user').on(table.userId, table.at)],
);

/** The set-up link of an installation that has no SuperAdmin yet. */
export const setUpLinks = pgTable('set_up_links', {
  tokenHash: text('token_hash').primaryKey(),
  createdAt: instant('created_at').notNull(),
});
