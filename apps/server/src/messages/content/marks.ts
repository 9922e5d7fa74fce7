import { refuse } from '@longhand/contract/errors';
import { limits } from '@longhand/contract/limits';
import type { Context } from '../../platform/http/context.ts';
import {
  type ConversationChange,
  changeConversation,
  nextVersion,
  notifyPages,
  requireActive,
  requireMembership,
} from '../conversation-change.ts';
import { lockConversation, updateConversation } from '../conversations/conversation-queries.ts';
import type { MessageKey } from '../message-key.ts';
import { findListedMessage, findMessage, type MarkedMessage } from '../message-queries.ts';
import {
  countPinnedMessages,
  deleteReaction,
  insertReaction,
  listEmojiOf,
  type MarkChange,
  upsertMark,
} from './content-queries.ts';
import { updateMessage } from './send-queries.ts';

type Marks = { isPinned?: boolean | undefined; isStarred?: boolean | undefined };

/** Pins a message for all members, or stars it for the caller. */
export async function changeMarks(
  context: Context<'user'>,
  key: MessageKey,
  { isPinned, isStarred }: Marks,
): Promise<void> {
  if (isPinned !== undefined) await pinMessage(context, key, isPinned);
  if (isStarred !== undefined) await markForCaller(context, key, { isStarred });
}

/** Deletes a message for the caller only. */
export function hideMessage(context: Context<'user'>, key: MessageKey): Promise<void> {
  return markForCaller(context, key, { isHidden: true, isStarred: false });
}

/** Adds or removes a reaction of the caller. */
export async function changeReaction(
  context: Context<'user'>,
  key: MessageKey,
  { emoji, isOn }: { emoji: string; isOn: boolean },
): Promise<void> {
  await changeConversation(context, key.conversationId, async (change) => {
    requireActive(change);
    const { tx, userId, now } = change;
    await requireContent(change, key);
    if (isOn) {
      const existing = await listEmojiOf(tx, key);
      if (!existing.includes(emoji) && existing.length >= limits.reactionsMax) {
        throw refuse('reaction_limit', { details: { limit: limits.reactionsMax } });
      }
    }
    const isChanged = isOn
      ? await insertReaction(tx, { ...key, userId, emoji, reactedAt: now })
      : await deleteReaction(tx, { ...key, userId, emoji });
    if (isChanged) await updateMessage(tx, key, { version: nextVersion(change) });
  });
}

async function pinMessage(
  context: Context<'user'>,
  key: MessageKey,
  isPinned: boolean,
): Promise<void> {
  await changeConversation(context, key.conversationId, async (change) => {
    requireActive(change);
    const { tx, now } = change;
    const before = await requireContent(change, key);
    if (isPinned === (before.pinnedAt !== null)) return;
    if (
      isPinned &&
      (await countPinnedMessages(tx, key.conversationId)) >= limits.pinnedMessagesMax
    ) {
      throw refuse('pinned_limit', { details: { limit: limits.pinnedMessagesMax } });
    }
    await updateMessage(tx, key, {
      ...{ pinnedAt: isPinned ? now : null, version: nextVersion(change) },
    });
  });
}

/** Also for former members. Only the caller's pages are notified, although the conversation's version increases for all. */
async function markForCaller(
  context: Context<'user'>,
  key: MessageKey,
  mark: Omit<MarkChange, 'version'>,
): Promise<void> {
  const { userId } = context.caller;
  await context.db.transaction(async (tx) => {
    const conversation = await lockConversation(tx, key.conversationId);
    await requireMembership(tx, userId, key.conversationId);
    const row = await findListedMessage(tx, userId, key);
    const canMark = mark.isHidden === true || (row?.deletedAt === null && !row.isHidden);
    if (conversation === undefined || row === undefined || !canMark) {
      throw refuse('message_not_found');
    }
    if (row.isStarred === mark.isStarred && row.isHidden === (mark.isHidden ?? false)) return;

    const version = conversation.version + 1;
    await updateConversation(tx, conversation.id, { version });
    await upsertMark(tx, { ...key, userId }, { ...mark, version });
    await notifyPages(tx, context, [userId]);
  });
}

/** A message that the caller can read, neither deleted nor a system message. */
async function requireContent(
  { tx, userId }: ConversationChange,
  key: MessageKey,
): Promise<MarkedMessage> {
  const row = await findMessage(tx, userId, key);
  if (row === undefined || row.deletedAt !== null || row.systemEvent !== null) {
    throw refuse('message_not_found');
  }

  return row;
}
