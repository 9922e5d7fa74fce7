import { refuse } from '@longhand/contract/errors';
import type { Context } from '../../platform/http/context.ts';
import { deleteAttachmentsOf } from '../attachments/queries.ts';
import {
  type ConversationChange,
  changeConversation,
  nextVersion,
  requireActive,
} from '../conversation-change.ts';
import { isAwaitingAnswer, requirePlainText } from '../conversations/requests.ts';
import type { MessageKey } from '../message-key.ts';
import { findMessage, type MarkedMessage } from '../message-queries.ts';
import { enqueuePreview } from '../preview-job.ts';
import { firstLinkOf, isEditable } from '../rules.ts';
import { termsOfMessage } from '../search-terms.ts';
import { deleteContentOf, insertEdit } from './content-queries.ts';
import { hideMessage } from './marks.ts';
import { findMentions } from './mentions.ts';
import { updateMessage } from './send-queries.ts';
import { emptyMessage } from './system-messages.ts';

/** Changes the text of an own message and stores the earlier one. */
export async function editMessage(
  context: Context<'user'>,
  key: MessageKey,
  body: string,
): Promise<void> {
  if (body.trim() === '') throw refuse('message_empty');
  await changeConversation(context, key.conversationId, async (change) => {
    requireActive(change);
    const { tx, now } = change;
    const before = await requireOwnMessage(change, key);
    if (before.deletedAt !== null) throw refuse('message_not_found');
    if (before.body === body) return;
    if (!isEditable(before.sentAt, now)) throw refuse('message_edit_closed');
    if (await isAwaitingAnswer(change)) requirePlainText(body);

    const version = nextVersion(change);
    const isSameLink = firstLinkOf(before.body) === firstLinkOf(body);
    await insertEdit(tx, { ...key, version, body: before.body, replacedAt: now });
    await updateMessage(tx, key, {
      ...{ body, editedAt: now, version },
      mentions: await findMentions(tx, key.conversationId, body),
      terms: termsOfMessage(body),
      ...(isSameLink ? {} : { previewId: null }),
    });
    if (!isSameLink) await enqueuePreview(tx, context, { ...key, body });
  });
}

/** Deletes one of the caller's messages for everyone, or any message for the caller only. Idempotent. */
export async function deleteMessage(
  context: Context<'user'>,
  key: MessageKey,
  audience: 'everyone' | 'me',
): Promise<void> {
  if (audience === 'me') return hideMessage(context, key);
  await changeConversation(context, key.conversationId, async (change) => {
    requireActive(change);
    const { tx, now } = change;
    const before = await requireOwnMessage(change, key);
    if (before.deletedAt !== null) return;

    const { mentions, replyToSeq, sharedType, sharedId, pinnedAt, previewId } = emptyMessage;
    await deleteContentOf(tx, key);
    await deleteAttachmentsOf(tx, key);
    await updateMessage(tx, key, {
      ...{ body: '', mentions, replyToSeq, sharedType, sharedId, pinnedAt, previewId },
      ...{ deletedAt: now, version: nextVersion(change), terms: [] },
    });
  });
}

async function requireOwnMessage(
  { tx, userId }: ConversationChange,
  key: MessageKey,
): Promise<MarkedMessage> {
  const row = await findMessage(tx, userId, key);
  if (row === undefined || row.senderId !== userId || row.systemEvent !== null) {
    throw refuse('message_not_found');
  }

  return row;
}
