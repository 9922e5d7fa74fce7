import type { SignInMethod, VerificationType } from '@longhand/contract/auth';
import type { GeoLocation } from '@longhand/contract/geo-location';
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
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../platform/db/columns.ts';

/** A user account. Created only after its email was verified, or through the operator's setup link. */
export const users = pgTable('users', {
  id: uuid('id').primaryKey(),
  /** Lower case, as normalized by the contract. */
  email: text('email').notNull().unique(),
  emailVerifiedAt: instant('email_verified_at'),
  passwordHash: text('password_hash'),
  firstName: text('first_name'),
  lastName: text('last_name'),
  displayName: text('display_name'),
  username: text('username').unique(),
  /** Id of the avatar. A new picture gets a new id, so that browser caches do not show the old one. */
  avatarId: uuid('avatar_id'),
  /** Set by billing and by staff; the contract's `access.ts` decides which applies. */
  planRole: smallint('plan_role').notNull().default(0),
  staffRole: smallint('staff_role'),
  marketingOptIn: boolean('marketing_opt_in').notNull().default(false),
  createdAt: instant('created_at').notNull(),
  disabledAt: instant('disabled_at'),
  /** When the account will be deleted at the owner's request; signing in before then cancels the deletion. */
  eraseAt: instant('erase_at'),
});

/** Sessions. Only a hash of the cookie's secret is stored, so a copy of this table cannot be used to sign in. */
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
    /** Approximate location at sign-in. */
    place: jsonb('place').$type<GeoLocation>(),
    userAgent: text('user_agent').notNull(),
    /** The sign-in method. */
    method: text('method').$type<SignInMethod>().notNull(),
    /** Time of the last proof of identity, and of the last one with a second factor. */
    provedAt: instant('proved_at').notNull(),
    secondFactorAt: instant('second_factor_at'),
    /** When staff rights were last used. */
    staffSeenAt: instant('staff_seen_at'),
    /** Hash of the previous secret, valid for some seconds for requests in flight. */
    formerHash: text('former_hash'),
    renewedAt: instant('renewed_at'),
  },
  (table) => [index('sessions_user').on(table.userId, table.seenAt)],
);

/**
 * One verification code per email and type, plus one for each known device of the user, which nobody else can invalidate or use up. A row
 * without a hash is a decoy: no code matches it, and visitors cannot tell it from the others.
 */
export const authCodes = pgTable(
  'auth_codes',
  {
    email: text('email').notNull(),
    type: text('type').$type<VerificationType>().notNull(),
    /** Hash of the device token; empty for requests from unknown devices. */
    asker: text('asker').notNull(),
    codeHash: text('code_hash'),
    /** Hash of the requesting browser's transaction cookie: the code works in no other browser. */
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

/** Rate-limit counters, by address range, or by account and address range. */
export const authLimits = pgTable('auth_limits', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  since: instant('since').notNull(),
  blockedUntil: instant('blocked_until'),
});

/** Devices from which a user signed in, by hash of the device token. A sign-in from a new device sends a notification. */
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

/** Audit events: append-only. Addresses are stored as keyed hashes. */
export const authEvents = pgTable(
  'auth_events',
  {
    id: uuid('id').primaryKey(),
    at: instant('at').notNull(),
    kind: text('kind').notNull(),
    userId: uuid('user_id'),
    addressHash: text('address_hash'),
    /** The sign-in method, for events with several. */
    method: text('method').$type<SignInMethod>(),
    /** The acting user when it is not the owner, and the old and new value. */
    actorId: uuid('actor_id'),
    detail: text('detail'),
    device: text('device').notNull(),
    ipPrefix: text('ip_prefix').notNull(),
    place: jsonb('place').$type<GeoLocation>(),
    requestId: text('request_id').notNull(),
  },
  (table) => [index('auth_events_user').on(table.userId, table.at)],
);

/** The set-up link of an installation that has no SuperAdmin yet. */
export const setUpLinks = pgTable('set_up_links', {
  tokenHash: text('token_hash').primaryKey(),
  createdAt: instant('created_at').notNull(),
});
