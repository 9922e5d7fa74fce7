import type { Locale } from '@longhand/contract/values';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

/** Emails to send, inserted in the transaction they report. The content of a sent or abandoned email is cleared. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid('id').primaryKey(),
    to: text('to_address').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    /** The kind of email, for the operator: `signup_code`. */
    kind: text('kind').notNull(),
    subject: text('subject').notNull(),
    text: text('text'),
    html: text('html'),
    /** One-click unsubscribe URL. */
    unsubscribeUrl: text('unsubscribe_url'),
    /** Emails with the same thread are shown together by mail programs. */
    threadId: text('thread_id'),
    createdAt: instant('created_at').notNull(),
    attempts: integer('attempts').notNull(),
    lastError: text('last_error'),
    sentAt: instant('sent_at'),
    /** When the email was given up because the address was permanently rejected. */
    givenUpAt: instant('given_up_at'),
  },
  (table) => [index('outbox_created').on(table.createdAt)],
);

/** Addresses whose mail server rejected an email with an unsubscribe link; they get no more of those. */
export const emailSuppressions = pgTable('email_suppressions', {
  /** Keyed hash, so that the table contains no addresses. */
  addressHash: text('address_hash').primaryKey(),
  /** The response of the mail server. */
  reason: text('reason').notNull(),
  at: instant('at').notNull(),
});
