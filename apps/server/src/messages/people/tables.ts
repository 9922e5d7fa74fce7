import type { MessagePrivacy, reportReasons } from '@longhand/contract/messages-people';
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';

/** Who may write to a user, and what others see; without a row the defaults of `privacy-queries.ts` apply. */
export const messagePrivacy = pgTable('message_privacy', {
  userId: uuid('user_id').primaryKey(),
  whoMayWrite: text('who_may_write').$type<MessagePrivacy['whoMayWrite']>().notNull(),
  sharesReceipts: boolean('shares_receipts').notNull(),
  sharesTyping: boolean('shares_typing').notNull(),
  sharesPresence: boolean('shares_presence').notNull(),
});

/** A message as it was when it was reported. It names no user, so that it can outlive accounts. */
export type ReportedMessage = {
  seq: number;
  from: 'reported' | 'reporter' | 'other';
  sentAt: string;
  editedAt: string | null;
  isDeleted: boolean;
  body: string;
  attachments: string[];
};

/** Reports to the staff. They outlive the accounts of both people, without their ids. */
export const messageReports = pgTable(
  'message_reports',
  {
    id: uuid('id').primaryKey(),
    reporterId: uuid('reporter_id'),
    personId: uuid('person_id'),
    conversationId: uuid('conversation_id'),
    seq: integer('seq'),
    reason: text('reason').$type<(typeof reportReasons)[number]>().notNull(),
    note: text('note').notNull(),
    /** The reported message, with those before and after it. */
    snapshot: jsonb('snapshot').$type<ReportedMessage[]>().notNull(),
    state: text('state').$type<'open' | 'closed'>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('message_reports_state').on(table.state, table.createdAt),
    index('message_reports_reporter').on(table.reporterId),
    index('message_reports_person').on(table.personId),
  ],
);
