import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { person, sequence } from './messages-values.ts';
import { id, instant, multilineText, singleLineText, successReply } from './values.ts';

/** Who may start a conversation: all users, those the caller wrote to before, or nobody. */
export const writePermissions = ['everyone', 'contacts', 'nobody'] as const;

export const messagePrivacy = z.strictObject({
  whoMayWrite: z.enum(writePermissions),
  /** Read receipts: whether others see what the caller has read. If off, the caller does not see theirs either. */
  sharesReceipts: z.boolean(),
  sharesTyping: z.boolean(),
  /** Whether people in a common conversation see that the app is open. */
  sharesPresence: z.boolean(),
});
export type MessagePrivacy = z.infer<typeof messagePrivacy>;

export const reportReasons = [
  'spam',
  'harassment',
  'hate',
  'sexual_content',
  'self_harm',
  'copyright',
  'other',
] as const;

const personParams = z.object({ id });

/** Finding people, blocking and reporting them, and who may write. */
export const messagePeople = {
  searchPeople: endpoint({
    summary:
      'Find people to write to by name or username: from common conversations and visible profiles, without blocked ones',
    method: 'GET',
    path: '/api/messages/people',
    access: 'user',
    query: z.object({ q: singleLineText(limits.searchMax).min(1) }),
    reply: z.object({ items: z.array(person) }),
    fails: [],
  }),

  listBlocked: endpoint({
    summary: 'List blocked people, newest first',
    method: 'GET',
    path: '/api/messages/blocked',
    access: 'user',
    reply: z.object({ items: z.array(person.extend({ blockedAt: instant })) }),
    fails: [],
  }),

  block: endpoint({
    summary:
      'Block a person: neither can find, see or write to the other, and their conversation is hidden. The person is not notified',
    method: 'PUT',
    path: '/api/messages/blocked/:id',
    access: 'user',
    params: personParams,
    reply: successReply,
    fails: ['person_not_found', 'message_to_self', 'blocked_limit'],
  }),

  unblock: endpoint({
    summary: 'Unblock a person; succeeds even if they are not blocked',
    method: 'DELETE',
    path: '/api/messages/blocked/:id',
    access: 'user',
    params: personParams,
    reply: successReply,
    fails: [],
  }),

  report: endpoint({
    summary:
      'Report a person or a message to the staff. Stores a snapshot of the message and up to ten before and after it',
    method: 'POST',
    path: '/api/messages/reports',
    access: 'user',
    body: z.strictObject({
      personId: id,
      message: z.strictObject({ conversationId: id, seq: sequence.min(1) }).optional(),
      reason: z.enum(reportReasons),
      note: multilineText(limits.noteMax).default(''),
    }),
    reply: successReply,
    fails: ['person_not_found', 'message_not_found'],
  }),

  readPrivacy: endpoint({
    summary:
      'Read who may write to the caller, and what others see of reading, typing and presence',
    method: 'GET',
    path: '/api/messages/privacy',
    access: 'user',
    reply: messagePrivacy,
    fails: [],
  }),

  changePrivacy: endpoint({
    summary: 'Change who may write to the caller, and what others see',
    method: 'PATCH',
    path: '/api/messages/privacy',
    access: 'user',
    body: z.strictObject(messagePrivacy.partial().shape),
    reply: messagePrivacy,
    fails: [],
  }),
};
