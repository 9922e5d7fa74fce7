import type { systemEvents } from '@longhand/contract/messages-values';
import { v7 as uuid } from 'uuid';
import { type ConversationUpdate, nextVersion } from '../conversation-change.ts';
import type { MessageRow } from '../message-queries.ts';
import { insertMessage } from './send-queries.ts';

type SystemMessage = {
  event: (typeof systemEvents)[number];
  userIds: readonly string[];
  title?: string;
};

/** The fields of a message without content. */
export const emptyMessage = {
  ...{ editedAt: null, deletedAt: null, body: '', replyToSeq: null, mentions: [] },
  ...{ sharedType: null, sharedId: null, systemEvent: null, systemTitle: null },
  ...{ pinnedAt: null, previewId: null },
} satisfies Partial<MessageRow>;

/** Adds a message about a change of the group; returns its number. */
export async function addSystemMessage(
  change: ConversationUpdate & { userId: string },
  { event, userIds, title = '' }: SystemMessage,
): Promise<number> {
  change.lastSeq += 1;
  change.lastMessageAt = change.now;
  await insertMessage(change.tx, {
    ...emptyMessage,
    ...{ conversationId: change.conversation.id, seq: change.lastSeq },
    ...{ version: nextVersion(change), senderId: change.userId, clientId: uuid() },
    ...{ sentAt: change.now, mentions: [...userIds], systemEvent: event, systemTitle: title },
    terms: [],
  });

  return change.lastSeq;
}
