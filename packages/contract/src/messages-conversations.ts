import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { conversation, conversationDetail, messageBody } from './messages-values.ts';
import { id, instant, singleLineText, successReply } from './values.ts';

export const conversationFilters = ['inbox', 'unread', 'requests', 'archived'] as const;
export type ConversationFilter = (typeof conversationFilters)[number];

const conversationParams = z.object({ id });
const pageSize = z.coerce.number().int().min(1).max(limits.pageSizeMax).default(limits.pageSize);

/** `next` of the previous page: whether it was pinned, the time of its last message, and its id. */
const conversationCursor = z
  .string()
  .regex(/^[01]\.\d{1,13}\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);

/** Lists of conversations, requests, groups and their members. Conversations of others are reported as not found. */
export const messageConversations = {
  listConversations: endpoint({
    summary:
      'List conversations: pinned ones first, then by last message; the inbox has no requests and no archived ones',
    method: 'GET',
    path: '/api/messages/conversations',
    access: 'user',
    query: z.object({
      show: z.enum(conversationFilters).default('inbox'),
      before: conversationCursor.optional(),
      size: pageSize,
    }),
    reply: z.object({ items: z.array(conversation), next: z.string().nullable() }),
    fails: [],
  }),

  readUnreadCount: endpoint({
    summary: 'Count unread conversations that are not muted, and open requests, each up to 100',
    method: 'GET',
    path: '/api/messages/unread',
    access: 'user',
    reply: z.object({ conversations: z.number().int(), requests: z.number().int() }),
    fails: [],
  }),

  readConversation: endpoint({
    summary: 'Read a conversation with all members and their receipts',
    method: 'GET',
    path: '/api/messages/conversations/:id',
    access: 'user',
    params: conversationParams,
    reply: conversationDetail,
    fails: ['conversation_not_found'],
  }),

  openDirect: endpoint({
    summary:
      'Read the conversation with a person, or create it; the other person sees it from the first message on. A person who blocked the caller is reported as not found',
    method: 'PUT',
    path: '/api/messages/direct/:id',
    access: 'user',
    params: conversationParams,
    reply: conversationDetail,
    fails: ['person_not_found', 'message_to_self'],
  }),

  createGroup: endpoint({
    summary: 'Create a group; a repeated request with the same id has no effect',
    method: 'PUT',
    path: '/api/messages/groups/:id',
    access: 'user',
    params: conversationParams,
    body: z.strictObject({
      title: singleLineText(limits.titleMax).min(1),
      userIds: z
        .array(id)
        .min(1)
        .max(limits.groupMembersMax - 1),
    }),
    reply: conversationDetail,
    fails: ['conversation_not_found', 'person_not_found', 'conversation_limit'],
  }),

  renameGroup: endpoint({
    summary: 'Rename a group; every member may',
    method: 'PATCH',
    path: '/api/messages/groups/:id',
    access: 'user',
    params: conversationParams,
    body: z.strictObject({ title: singleLineText(limits.titleMax).min(1) }),
    reply: conversationDetail,
    fails: ['conversation_not_found'],
  }),

  addMembers: endpoint({
    summary: 'Add people to a group; they can read messages sent from then on',
    method: 'POST',
    path: '/api/messages/groups/:id/members',
    access: 'user',
    params: conversationParams,
    body: z.strictObject({ userIds: z.array(id).min(1).max(limits.groupMembersMax) }),
    reply: conversationDetail,
    fails: ['conversation_not_found', 'person_not_found', 'group_full'],
  }),

  removeMember: endpoint({
    summary: 'Remove a member from a group; owners only',
    method: 'DELETE',
    path: '/api/messages/groups/:id/members/:userId',
    access: 'user',
    params: z.object({ id, userId: id }),
    reply: conversationDetail,
    fails: ['conversation_not_found', 'person_not_found', 'group_owner_only'],
  }),

  changeMemberRole: endpoint({
    summary: 'Make a member an owner of the group, or an owner a member; owners only',
    method: 'PATCH',
    path: '/api/messages/groups/:id/members/:userId',
    access: 'user',
    params: z.object({ id, userId: id }),
    body: z.strictObject({ role: z.enum(['owner', 'member']) }),
    reply: conversationDetail,
    fails: ['conversation_not_found', 'person_not_found', 'group_owner_only', 'group_last_owner'],
  }),

  leaveGroup: endpoint({
    summary: 'Leave a group. If no owner remains, the longest-standing member becomes owner',
    method: 'POST',
    path: '/api/messages/groups/:id/leave',
    access: 'user',
    params: conversationParams,
    reply: successReply,
    fails: ['conversation_not_found'],
  }),

  answerRequest: endpoint({
    summary:
      'Accept or decline a request; a declined one disappears, and its sender is not notified',
    method: 'POST',
    path: '/api/messages/conversations/:id/answer',
    access: 'user',
    params: conversationParams,
    body: z.strictObject({ isAccepted: z.boolean() }),
    reply: successReply,
    fails: ['conversation_not_found'],
  }),

  changeConversation: endpoint({
    summary: 'Pin, archive or mute a conversation for the caller',
    method: 'PATCH',
    path: '/api/messages/conversations/:id',
    access: 'user',
    params: conversationParams,
    body: z.strictObject({
      isPinned: z.boolean().optional(),
      isArchived: z.boolean().optional(),
      mutedUntil: instant.nullable().optional(),
    }),
    reply: conversation,
    fails: ['conversation_not_found', 'pinned_limit'],
  }),

  saveDraft: endpoint({
    summary: 'Store the draft of a conversation; an empty text removes it',
    method: 'PUT',
    path: '/api/messages/conversations/:id/draft',
    access: 'user',
    params: conversationParams,
    body: z.strictObject({ text: messageBody }),
    reply: successReply,
    fails: ['conversation_not_found'],
  }),
};
