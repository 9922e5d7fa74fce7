import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import {
  emoji,
  message,
  messageBody,
  sequence,
  sequenceText,
  sharedTypes,
} from './messages-values.ts';
import { documentKind, id, instant, singleLineText, successReply, textLanguage } from './values.ts';

const conversationParams = z.object({ id });
const messageParams = z.object({ id, seq: sequenceText.min(1) });
const pageSize = z.coerce.number().int().min(1).max(limits.pageSizeMax).default(limits.pageSize);

/** `next` of the previous page: time, conversation and number of its last message. */
const searchCursor = z
  .string()
  .regex(/^\d{1,13}\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.\d{1,9}$/);

/** The messages of conversations. Other users' messages are reported as not found. */
export const messageContent = {
  listMessages: endpoint({
    summary:
      'List messages in order: the newest, those before or after a sequence number, around one, or from a day; or all that changed since a version',
    method: 'GET',
    path: '/api/messages/conversations/:id/messages',
    access: 'user',
    params: conversationParams,
    query: z.object({
      before: sequenceText.min(1).optional(),
      after: sequenceText.optional(),
      around: sequenceText.min(1).optional(),
      /** The first message at or after this instant, with those after it. */
      from: instant.optional(),
      changedSince: sequenceText.optional(),
      size: pageSize,
    }),
    reply: z.object({
      items: z.array(message),
      hasEarlier: z.boolean(),
      hasLater: z.boolean(),
      /** The conversation’s version when the list was read. */
      version: z.number().int(),
    }),
    fails: ['conversation_not_found'],
  }),

  send: endpoint({
    summary:
      'Send a message; a repeated `clientId` returns the existing message. Before a request is accepted, only text without links can be sent',
    method: 'POST',
    path: '/api/messages/conversations/:id/messages',
    access: 'user',
    params: conversationParams,
    body: z.strictObject({
      clientId: id,
      body: messageBody.default(''),
      replyToSeq: sequence.optional(),
      attachmentIds: z.array(id).max(limits.messageAttachmentsMax).default([]),
      shared: z.strictObject({ type: z.enum(sharedTypes), id }).optional(),
    }),
    reply: message,
    fails: [
      'conversation_not_found',
      'person_not_found',
      'message_not_found',
      'message_empty',
      'request_text_only',
      'request_pending',
      'conversation_limit',
      'attachment_not_found',
      'shared_item_not_found',
    ],
  }),

  editMessage: endpoint({
    summary:
      'Change the text of one of the caller’s messages within a day; earlier texts stay readable',
    method: 'PATCH',
    path: '/api/messages/conversations/:id/messages/:seq',
    access: 'user',
    params: messageParams,
    body: z.strictObject({ body: messageBody.min(1) }),
    reply: message,
    fails: [
      'conversation_not_found',
      'message_not_found',
      'message_empty',
      'message_edit_closed',
      'request_text_only',
    ],
  }),

  readSharedText: endpoint({
    summary:
      'Read the current state of a shared text, until it is deleted or its owner leaves the conversation',
    method: 'GET',
    path: '/api/messages/conversations/:id/messages/:seq/shared-text',
    access: 'user',
    params: messageParams,
    reply: z.object({
      title: z.string(),
      kind: documentKind,
      language: textLanguage,
      words: z.number().int(),
      text: z.string(),
    }),
    fails: ['conversation_not_found', 'message_not_found', 'shared_item_not_found'],
  }),

  listEdits: endpoint({
    summary: 'List earlier texts of a message, oldest first',
    method: 'GET',
    path: '/api/messages/conversations/:id/messages/:seq/edits',
    access: 'user',
    params: messageParams,
    reply: z.object({ items: z.array(z.object({ body: z.string(), replacedAt: instant })) }),
    fails: ['conversation_not_found', 'message_not_found'],
  }),

  deleteMessage: endpoint({
    summary: 'Delete one of the caller’s messages for everyone, or any message for the caller',
    method: 'DELETE',
    path: '/api/messages/conversations/:id/messages/:seq',
    access: 'user',
    params: messageParams,
    query: z.object({ for: z.enum(['everyone', 'me']).default('me') }),
    reply: successReply,
    fails: ['conversation_not_found', 'message_not_found'],
  }),

  changeMessage: endpoint({
    summary: 'Pin a message for all members, or star it for the caller',
    method: 'PATCH',
    path: '/api/messages/conversations/:id/messages/:seq/marks',
    access: 'user',
    params: messageParams,
    body: z.strictObject({ isPinned: z.boolean().optional(), isStarred: z.boolean().optional() }),
    reply: message,
    fails: ['conversation_not_found', 'message_not_found', 'pinned_limit'],
  }),

  react: endpoint({
    summary: 'Add a reaction to a message, or remove it',
    method: 'PUT',
    path: '/api/messages/conversations/:id/messages/:seq/reactions',
    access: 'user',
    params: messageParams,
    body: z.strictObject({ emoji, isOn: z.boolean() }),
    reply: message,
    fails: ['conversation_not_found', 'message_not_found', 'reaction_limit'],
  }),

  markRead: endpoint({
    summary: 'Move the caller’s read cursor forward: all messages up to one are read',
    method: 'POST',
    path: '/api/messages/conversations/:id/read',
    access: 'user',
    params: conversationParams,
    body: z.strictObject({ upTo: sequence }),
    reply: successReply,
    fails: ['conversation_not_found'],
  }),

  markUnread: endpoint({
    summary:
      'Mark a message and all after it as unread; if these are all own ones, from the last message of others',
    method: 'POST',
    path: '/api/messages/conversations/:id/unread',
    access: 'user',
    params: conversationParams,
    body: z.strictObject({ from: sequence.min(1) }),
    reply: successReply,
    fails: ['conversation_not_found'],
  }),

  markDelivered: endpoint({
    summary:
      'Report that this device received the messages of conversations up to a sequence number',
    method: 'POST',
    path: '/api/messages/delivered',
    access: 'user',
    body: z.strictObject({
      items: z
        .array(z.strictObject({ conversationId: id, upTo: sequence }))
        .min(1)
        .max(50),
    }),
    reply: successReply,
    fails: [],
  }),

  sendTyping: endpoint({
    summary: 'Notify the other members that the caller is typing; shown for six seconds',
    method: 'POST',
    path: '/api/messages/conversations/:id/typing',
    access: 'user',
    params: conversationParams,
    reply: successReply,
    fails: ['conversation_not_found'],
  }),

  search: endpoint({
    summary:
      'Search the text of messages that the caller can read, newest first; in one conversation or all, by sender and by day',
    method: 'GET',
    path: '/api/messages/search',
    access: 'user',
    query: z.object({
      q: singleLineText(limits.searchMax).default(''),
      conversationId: id.optional(),
      senderId: id.optional(),
      isStarred: z.stringbool().optional(),
      isPinned: z.stringbool().optional(),
      before: searchCursor.optional(),
      size: pageSize,
    }),
    reply: z.object({ items: z.array(message), next: z.string().nullable() }),
    fails: [],
  }),

  addAttachment: endpoint({
    summary:
      'Store a file for a message not yet sent; images are re-encoded without metadata. Unsent files are deleted after a day',
    method: 'POST',
    path: '/api/messages/attachments',
    access: 'user',
    bodySize: 'text',
    body: z.strictObject({
      name: singleLineText(limits.fileNameMax).min(1),
      alt: singleLineText(limits.altTextMax).default(''),
      /** The file in base64; its type is detected from its content. */
      content: z.base64().min(1).max(limits.attachmentBase64Max),
    }),
    reply: z.object({ id, kind: z.enum(['image', 'document']), bytes: z.number().int() }),
    fails: ['attachment_type', 'attachment_too_large', 'attachment_quota'],
  }),
};
