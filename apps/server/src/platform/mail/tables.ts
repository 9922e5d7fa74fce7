import type { Locale } from '@longhand/contract/values';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Mail that is to be sent, written in the transaction of what it tells. What was sent or given up loses its words. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid('id').primaryKey(),
    to: text('to_address').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    /** What it is about, for the operator: `signup_code`. */
    kind: text('kind').notNull(),
    subject: text('subject').notNull(),
    text: text('text'),
    html: text('html'),
    /** Where a mail program unsubscribes with one click. */
    unsubscribeUrl: text('unsubscribe_url'),
    createdAt: instant('created_at').notNull(),
    attempts: integer('attempts').notNull(),
    lastError: text('last_error'),
    sentAt: instant('sent_at'),
    /** When the address turned out to take no mail. */
    givenUpAt: instant('given_up_at'),
  },
  (table) => [index('outbox_created').on(table.createdAt)],
);
