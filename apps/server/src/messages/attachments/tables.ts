import type { attachmentKinds } from '@longhand/contract/messages-values';
import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { binary, instant } from '../../platform/db/columns.ts';
import { messages } from '../tables.ts';

/** Files of messages, stored in the database so that any node can serve them. A file without a message is not sent yet. */
export const messageAttachments = pgTable(
  'message_attachments',
  {
    id: uuid('id').primaryKey(),
    /** Null after the account was deleted. */
    uploaderId: uuid('uploader_id'),
    conversationId: uuid('conversation_id'),
    seq: integer('seq'),
    /** Order within the message. */
    position: integer('position').notNull(),
    kind: text('kind').$type<(typeof attachmentKinds)[number]>().notNull(),
    name: text('name').notNull(),
    mediaType: text('media_type').notNull(),
    bytes: integer('bytes').notNull(),
    width: integer('width'),
    height: integer('height'),
    alt: text('alt').notNull(),
    createdAt: instant('created_at').notNull(),
    content: binary('content').notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.conversationId, table.seq],
      foreignColumns: [messages.conversationId, messages.seq],
      name: 'message_attachments_message',
    }).onDelete('cascade'),
    index('message_attachments_message').on(table.conversationId, table.seq),
    index('message_attachments_uploader').on(table.uploaderId, table.bytes),
    index('message_attachments_unsent').on(table.createdAt).where(sql`seq is null`),
  ],
);
