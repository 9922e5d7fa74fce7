import * as z from 'zod';
import { limits } from './limits.ts';
import { id, instant, multilineText } from './values.ts';

/** A conversation of two people, or a group with a name. */
export const conversationKinds = ['direct', 'group'] as const;

/**
 * The caller's membership in a conversation. `request`: a stranger wants to write, and the caller has not answered. `left` and `removed`
 * members can read the messages of their membership.
 */
export const memberStates = ['active', 'request', 'left', 'removed'] as const;
export const memberRoles = ['owner', 'member'] as const;

/** A person as others in a conversation see them. Everything is null after the account was deleted. */
export const person = z.object({
  id,
  name: z.string().nullable(),
  username: z.string().nullable(),
  avatarUrl: z.string().nullable(),
});
export type Person = z.infer<typeof person>;

/** The largest integer that the database stores in four bytes. */
const sequenceMax = 2_147_483_647;

/** Sequence number of a message within its conversation, from 1. */
export const sequence = z.number().int().min(0).max(sequenceMax);

/** The same, parsed from a path or query. */
export const sequenceText = z.coerce.number().int().min(0).max(sequenceMax);

export const messageBody = multilineText(limits.messageMax);

/** One emoji, as its grapheme. */
export const emoji = z
  .string()
  .min(1)
  .max(40)
  .refine((value) => /^\p{RGI_Emoji}$/v.test(value), 'not_an_emoji');

export const attachmentKinds = ['image', 'document'] as const;

export const attachment = z.object({
  id,
  kind: z.enum(attachmentKinds),
  name: z.string(),
  mediaType: z.string(),
  bytes: z.number().int(),
  /** Pixels; null for documents. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  /** Description of an image for those who cannot see it; empty if none was given. */
  alt: z.string(),
  url: z.string(),
});
export type Attachment = z.infer<typeof attachment>;

/** A saved text or goal as shown in a conversation. The text itself can be read while its owner shares it here. */
export const sharedTypes = ['text', 'goal'] as const;
export const sharedItem = z.object({
  type: z.enum(sharedTypes),
  id,
  title: z.string(),
  /** Words of a text; for a goal its total and target, in its unit. */
  words: z.number().int().nullable(),
  done: z.number().int().nullable(),
  target: z.number().int().nullable(),
  unit: z.string(),
  /** False once it was deleted or its owner left the conversation. */
  isAvailable: z.boolean(),
});
export type SharedItem = z.infer<typeof sharedItem>;

export const linkPreview = z.object({
  url: z.string(),
  title: z.string(),
  description: z.string(),
  siteName: z.string(),
  imageUrl: z.string().nullable(),
});
export type LinkPreview = z.infer<typeof linkPreview>;

/** Changes of a group, shown between the messages. */
export const systemEvents = [
  'group_created',
  'members_added',
  'member_removed',
  'member_left',
  'group_renamed',
  'owner_changed',
] as const;

export const message = z.object({
  conversationId: id,
  seq: sequence,
  /** Grows with every change in the conversation; a client requests messages with a higher version. */
  version: z.number().int(),
  /** Idempotency key, chosen by the sender's client. */
  clientId: id,
  senderId: id.nullable(),
  sentAt: instant,
  editedAt: instant.nullable(),
  /** A deleted message keeps its place, without content. */
  isDeleted: z.boolean(),
  /** Markdown; empty if deleted. */
  body: z.string(),
  /** The message that it replies to, with the start of its text; `body` is empty if that was deleted. */
  replyTo: z.object({ seq: sequence, senderId: id.nullable(), body: z.string() }).nullable(),
  attachments: z.array(attachment),
  shared: sharedItem.nullable(),
  preview: linkPreview.nullable(),
  reactions: z.array(
    z.object({
      emoji: z.string(),
      count: z.number().int(),
      isOwn: z.boolean(),
      userIds: z.array(id),
    }),
  ),
  /** Members named by `@username`. */
  mentions: z.array(id),
  isPinned: z.boolean(),
  /** Starred by the caller; visible only to the caller. */
  isStarred: z.boolean(),
  /** Deleted by the caller for themselves. Only listed by `changedSince`, so that other devices remove it too. */
  isHidden: z.boolean(),
  system: z
    .object({ event: z.enum(systemEvents), userIds: z.array(id), title: z.string() })
    .nullable(),
});
export type Message = z.infer<typeof message>;

export const conversationMember = person.extend({
  role: z.enum(memberRoles),
  state: z.enum(memberStates),
  /** Last message read; null if the member or the caller does not share receipts. */
  lastReadSeq: sequence.nullable(),
  lastDeliveredSeq: sequence.nullable(),
  /** Whether the member has the app open; null if that is not shown. */
  isPresent: z.boolean().nullable(),
});
export type ConversationMember = z.infer<typeof conversationMember>;

export const conversation = z.object({
  id,
  kind: z.enum(conversationKinds),
  /** Name of a group; empty for two people. */
  title: z.string(),
  /** The caller's membership. */
  state: z.enum(memberStates),
  role: z.enum(memberRoles),
  /** Up to eight members other than the caller; the detail lists all. */
  others: z.array(person),
  memberCount: z.number().int(),
  lastMessage: z
    .object({
      seq: sequence,
      senderId: id.nullable(),
      sentAt: instant,
      /** The start of its text without Markdown; empty for attachments only and for deleted ones. */
      excerpt: z.string(),
      hasAttachments: z.boolean(),
      isDeleted: z.boolean(),
      system: message.shape.system,
    })
    .nullable(),
  lastSeq: sequence,
  version: z.number().int(),
  /** The caller's read cursor: messages after it are unread. */
  lastReadSeq: sequence,
  /** Messages of others after the cursor, up to 100; also counted while the conversation is muted. */
  unread: z.number().int(),
  isMentioned: z.boolean(),
  isPinned: z.boolean(),
  isArchived: z.boolean(),
  /** Null if not muted; the year 9999 for no end. */
  mutedUntil: instant.nullable(),
  /** The caller's draft, from any device. */
  draft: z.string(),
});
export type Conversation = z.infer<typeof conversation>;

export const conversationDetail = conversation.extend({ members: z.array(conversationMember) });
export type ConversationDetail = z.infer<typeof conversationDetail>;
