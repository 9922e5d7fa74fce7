import type { HandlerInput } from '@longhand/contract/endpoint';
import { refuse } from '@longhand/contract/errors';
import { limits } from '@longhand/contract/limits';
import type { messages as contract } from '@longhand/contract/messages';
import type { Context } from '../../platform/http/context.ts';
import { assignAttachments } from '../attachments/queries.ts';
import {
  type ConversationChange,
  changeConversation,
  nextVersion,
} from '../conversation-change.ts';
import { unarchiveFor, updateMember } from '../conversations/member-queries.ts';
import { reachPartner } from '../conversations/requests.ts';
import type { MessageKey } from '../message-key.ts';
import { findMessage } from '../message-queries.ts';
import { enqueueNotifications } from '../notify-members.ts';
import { enqueuePreview } from '../preview-job.ts';
import { termsOfMessage } from '../search-terms.ts';
import { findMentions } from './mentions.ts';
import { findByClientId, insertMessage, lockClientId } from './send-queries.ts';
import { requireOwnItem } from './shared-items.ts';
import { emptyMessage } from './system-messages.ts';

type NewMessage = HandlerInput<(typeof contract)['send']>['body'];

/** Sends a message; returns its key, or that of the message that was sent with the same client id. */
export async function sendMessage(
  context: Context<'user'>,
  conversationId: string,
  message: NewMessage,
): Promise<MessageKey> {
  const { caller, requestLimits } = context;
  requestLimits.enforceForOperation({
    ...{ name: 'message', userId: caller.userId },
    perMinute: limits.messagesPerMinute,
  });

  return changeConversation(context, conversationId, async (change) => {
    await lockClientId(change.tx, change.userId, message.clientId);
    const sent = await findByClientId(change.tx, change.userId, message.clientId);
    if (sent !== undefined) return sent;
    await requireContent(change, message);
    await reachPartner(change, message);

    const key = await addMessage(change, message);
    await enqueuePreview(change.tx, context, { ...key, body: message.body });
    await enqueueNotifications(change.tx, context, conversationId);

    return key;
  });
}

async function requireContent(
  { tx, userId, now, conversation }: ConversationChange,
  { body, attachmentIds, shared, replyToSeq }: NewMessage,
): Promise<void> {
  if (body.trim() === '' && attachmentIds.length === 0 && shared === undefined) {
    throw refuse('message_empty');
  }
  if (shared !== undefined) await requireOwnItem(tx, userId, { item: shared, now });
  if (replyToSeq === undefined) return;

  const key = { conversationId: conversation.id, seq: replyToSeq };
  const answered = await findMessage(tx, userId, key);
  if (answered === undefined || answered.deletedAt !== null) throw refuse('message_not_found');
}

async function addMessage(change: ConversationChange, message: NewMessage): Promise<MessageKey> {
  const { tx, userId, now, conversation } = change;
  const { clientId, body, replyToSeq, shared } = message;
  const key = { conversationId: conversation.id, seq: change.lastSeq + 1 };
  await insertMessage(tx, {
    ...{ ...emptyMessage, ...key, version: nextVersion(change) },
    ...{ senderId: userId, clientId, sentAt: now, body, replyToSeq: replyToSeq ?? null },
    ...{ sharedType: shared?.type ?? null, sharedId: shared?.id ?? null },
    mentions: await findMentions(tx, conversation.id, body),
    terms: termsOfMessage(body),
  });
  change.lastSeq = key.seq;
  change.lastMessageAt = now;
  await attachFiles(change, message, key);
  await updateMember(tx, { conversationId: conversation.id, userId }, readUpTo(key.seq));
  await unarchiveFor(tx, conversation.id, { except: userId, now });

  return key;
}

/** Sending marks the conversation as read and clears the sender's draft. */
const readUpTo = (seq: number) => ({
  ...{ lastReadSeq: seq, receiptSeq: seq, lastDeliveredSeq: seq },
  ...{ draft: '', isArchived: false },
});

async function attachFiles(
  { tx, userId }: ConversationChange,
  { attachmentIds }: NewMessage,
  key: MessageKey,
): Promise<void> {
  const ids = [...new Set(attachmentIds)];
  const assigned = await assignAttachments(tx, { uploaderId: userId, ids, key });
  if (assigned !== ids.length) throw refuse('attachment_not_found');
}
