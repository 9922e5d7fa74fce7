import type {
  conversationKinds,
  memberRoles,
  memberStates,
  sharedTypes,
  systemEvents,
} from '@longhand/contract/messages-values';
import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, termVector } from '../platform/db/columns.ts';

/** Conversations of two people, and groups. */
export const conversations = pgTable(
  'conversations',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<(typeof conversationKinds)[number]>().notNull(),
    title: text('title').notNull(),
    /** The two people of a direct conversation, the lower id first; null after an account was deleted. */
    lowerUserId: uuid('lower_user_id'),
    higherUserId: uuid('higher_user_id'),
    createdAt: instant('created_at').notNull(),
    /** Who started the conversation and when; counts against the daily limit. */
    startedById: uuid('started_by_id'),
    startedAt: instant('started_at'),
    lastSeq: integer('last_seq').notNull(),
    /** Increases with every change of the conversation or of one of its messages. */
    version: integer('version').notNull(),
    lastMessageAt: instant('last_message_at'),
  },
  (table) => [
    unique('conversations_direct').on(table.lowerUserId, table.higherUserId),
    index('conversations_higher_user').on(table.higherUserId),
    index('conversations_started').on(table.startedById, table.startedAt),
    index('conversations_empty').on(table.createdAt).where(sql`last_seq = 0`),
  ],
);

/** Present and former members. The second member of a direct conversation is added with the first message. */
export const conversationMembers = pgTable(
  'conversation_members',
  {
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').notNull(),
    role: text('role').$type<(typeof memberRoles)[number]>().notNull(),
    state: text('state').$type<(typeof memberStates)[number]>().notNull(),
    joinedAt: instant('joined_at').notNull(),
    leftAt: instant('left_at'),
    /** When the member declined the request; the others are not notified. */
    declinedAt: instant('declined_at'),
    /** Read cursor: messages of others after it are unread. Marking as unread moves it back. */
    lastReadSeq: integer('last_read_seq').notNull(),
    /** Receipt: the number up to which others see messages as read. Never decreases. */
    receiptSeq: integer('receipt_seq').notNull(),
    lastDeliveredSeq: integer('last_delivered_seq').notNull(),
    isPinned: boolean('is_pinned').notNull(),
    isArchived: boolean('is_archived').notNull(),
    mutedUntil: instant('muted_until'),
    draft: text('draft').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.userId] }),
    index('conversation_members_user').on(table.userId, table.conversationId),
  ],
);

/** Member ranges: the messages that a member can see. One row per membership; its end is null while it lasts. */
export const memberRanges = pgTable(
  'conversation_member_ranges',
  {
    conversationId: uuid('conversation_id').notNull(),
    userId: uuid('user_id').notNull(),
    fromSeq: integer('from_seq').notNull(),
    toSeq: integer('to_seq'),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.userId, table.fromSeq] }),
    foreignKey({
      columns: [table.conversationId, table.userId],
      foreignColumns: [conversationMembers.conversationId, conversationMembers.userId],
      name: 'conversation_member_ranges_member',
    }).onDelete('cascade'),
    index('conversation_member_ranges_user').on(table.userId),
  ],
);

export const messages = pgTable(
  'messages',
  {
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    seq: integer('seq').notNull(),
    /** The conversation's version at the last change of the message. */
    version: integer('version').notNull(),
    /** Null after the account was deleted. */
    senderId: uuid('sender_id'),
    clientId: uuid('client_id').notNull(),
    sentAt: instant('sent_at').notNull(),
    editedAt: instant('edited_at'),
    deletedAt: instant('deleted_at'),
    body: text('body').notNull(),
    replyToSeq: integer('reply_to_seq'),
    /** Members named in the text; of a system message, those it is about. */
    mentions: uuid('mentions').array().notNull(),
    sharedType: text('shared_type').$type<(typeof sharedTypes)[number]>(),
    sharedId: uuid('shared_id'),
    systemEvent: text('system_event').$type<(typeof systemEvents)[number]>(),
    /** The group's name in a system message. */
    systemTitle: text('system_title'),
    pinnedAt: instant('pinned_at'),
    /** Preview of its first link. */
    previewId: uuid('preview_id'),
    /** Its words and their stems. */
    terms: termVector('terms').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.seq] }),
    unique('messages_client_id').on(table.senderId, table.clientId),
    index('messages_changed').on(table.conversationId, table.version),
    index('messages_day').on(table.conversationId, table.sentAt),
    index('messages_group_names')
      .on(table.conversationId, table.seq)
      .where(sql`system_event in ('group_created', 'group_renamed')`),
    index('messages_pinned').on(table.conversationId).where(sql`pinned_at is not null`),
    index('messages_preview').on(table.previewId).where(sql`preview_id is not null`),
    index('messages_terms').using('gin', table.terms),
  ],
);

const messageKey = {
  conversationId: uuid('conversation_id').notNull(),
  seq: integer('seq').notNull(),
};

/** Earlier texts of edited messages. */
export const messageEdits = pgTable(
  'message_edits',
  {
    ...messageKey,
    /** The conversation's version with which the text was replaced. */
    version: integer('version').notNull(),
    replacedAt: instant('replaced_at').notNull(),
    body: text('body').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.seq, table.version] }),
    foreignKey({
      columns: [table.conversationId, table.seq],
      foreignColumns: [messages.conversationId, messages.seq],
      name: 'message_edits_message',
    }).onDelete('cascade'),
  ],
);

export const messageReactions = pgTable(
  'message_reactions',
  {
    ...messageKey,
    userId: uuid('user_id').notNull(),
    emoji: text('emoji').notNull(),
    reactedAt: instant('reacted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.seq, table.userId, table.emoji] }),
    foreignKey({
      columns: [table.conversationId, table.seq],
      foreignColumns: [messages.conversationId, messages.seq],
      name: 'message_reactions_message',
    }).onDelete('cascade'),
    index('message_reactions_user').on(table.userId),
  ],
);

/** Marks: a member's own star or hiding of a message. */
export const messageMarks = pgTable(
  'message_marks',
  {
    ...messageKey,
    userId: uuid('user_id').notNull(),
    isStarred: boolean('is_starred').notNull(),
    isHidden: boolean('is_hidden').notNull(),
    /** The conversation's version at the change. */
    version: integer('version').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.conversationId, table.seq] }),
    foreignKey({
      columns: [table.conversationId, table.seq],
      foreignColumns: [messages.conversationId, messages.seq],
      name: 'message_marks_message',
    }).onDelete('cascade'),
    index('message_marks_message').on(table.conversationId, table.seq),
    index('message_marks_changed').on(table.userId, table.conversationId, table.version),
  ],
);
