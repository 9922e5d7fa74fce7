import { refuse } from '@longhand/contract/errors';
import { limits } from '@longhand/contract/limits';
import { findPublicProfile } from '../../auth/index.ts';
import type { ConversationChange } from '../conversation-change.ts';
import { countSentBy } from '../message-queries.ts';
import { hasLink } from '../rules.ts';
import { type ConversationRow, updateConversation } from './conversation-queries.ts';
import { findMember, insertMember, updateMember } from './member-queries.ts';
import { requireReachable } from './relations.ts';
import { requireStartAllowed } from './start-limit.ts';

type MessageParts = { body: string; attachmentIds: readonly string[]; shared?: unknown };

/**
 * Prepares a conversation for a message of the caller: accepts the caller's own open request, and in a direct conversation adds the other
 * person with the first message. Until that person accepts, only a few text messages without links can be sent.
 */
export async function reachPartner(
  change: ConversationChange,
  message: MessageParts,
): Promise<void> {
  const { tx, userId, conversation, member } = change;
  const key = { conversationId: conversation.id, userId };
  if (member.state === 'request') await updateMember(tx, key, { state: 'active' });
  if (conversation.kind === 'group') return;

  const partnerId = partnerIdOf(conversation, userId);
  const partner = partnerId && (await findPublicProfile(tx, partnerId));
  if (partnerId === null || partner === null) throw refuse('person_not_found');
  const known = await findMember(tx, { conversationId: conversation.id, userId: partnerId });
  const state = known?.state ?? (await requireReachable(tx, userId, partnerId));
  if (state === 'request') await requireRequestAllowed(change, message);
  if (conversation.startedAt === null) await startConversation(change);
  if (known === undefined) await addPartner(change, partnerId, state);
}

/** Refuses a text that is not allowed before the request is accepted. */
export function requirePlainText(body: string): void {
  if (hasLink(body)) throw refuse('request_text_only');
}

/** Whether the other person of a direct conversation has not accepted it yet. */
export async function isAwaitingAnswer({
  tx,
  userId,
  conversation,
}: ConversationChange): Promise<boolean> {
  const partnerId = partnerIdOf(conversation, userId);
  if (partnerId === null) return false;
  const partner = await findMember(tx, { conversationId: conversation.id, userId: partnerId });

  return partner?.state === 'request';
}

/** The other person of a direct conversation; null in a group and after the account was deleted. */
export function partnerIdOf(
  { lowerUserId, higherUserId }: Pick<ConversationRow, 'lowerUserId' | 'higherUserId'>,
  userId: string,
): string | null {
  return lowerUserId === userId ? higherUserId : lowerUserId;
}

async function requireRequestAllowed(
  { tx, userId, conversation }: ConversationChange,
  { body, attachmentIds, shared }: MessageParts,
): Promise<void> {
  if (attachmentIds.length > 0 || shared !== undefined) throw refuse('request_text_only');
  requirePlainText(body);
  const sent = await countSentBy(tx, userId, conversation.id);
  if (sent >= limits.requestMessagesMax) throw refuse('request_pending');
}

async function startConversation({ tx, userId, conversation, now }: ConversationChange) {
  await requireStartAllowed(tx, userId, now);
  await updateConversation(tx, conversation.id, { startedById: userId, startedAt: now });
}

async function addPartner(
  { tx, conversation, now }: ConversationChange,
  userId: string,
  state: 'active' | 'request' | 'left' | 'removed',
) {
  await insertMember(tx, {
    ...{ conversationId: conversation.id, userId, role: 'member', state },
    ...{ joinedAt: now, lastReadSeq: 0, fromSeq: 1 },
  });
}
