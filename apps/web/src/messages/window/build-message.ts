import type { Message } from '@longhand/contract/messages-values';

/** A message for tests. */
export function buildMessage(seq: number, changes: Partial<Message> = {}): Message {
  return {
    conversationId: 'c',
    seq,
    version: seq,
    clientId: `client-${seq}`,
    senderId: 'ann',
    sentAt: `2026-11-20T10:${String(seq % 60).padStart(2, '0')}:00.000Z`,
    editedAt: null,
    isDeleted: false,
    body: `Message ${seq}`,
    replyTo: null,
    attachments: [],
    shared: null,
    preview: null,
    reactions: [],
    mentions: [],
    isPinned: false,
    isStarred: false,
    isHidden: false,
    system: null,
    ...changes,
  };
}
