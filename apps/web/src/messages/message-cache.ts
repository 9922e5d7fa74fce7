import type { Conversation, ConversationDetail, Message } from '@longhand/contract/messages-values';
import type { InfiniteData } from '@tanstack/react-query';
import { queryClient } from '../platform/query.ts';
import { type MessageWindow, mergeChanges } from './window/message-window.ts';

type ConversationPage = { items: Conversation[]; next: string | null };

/** Query keys of the slice. A live event refetches visible queries. */
export const messageKeys = {
  lists: ['messages', 'list'],
  list: (show: string) => ['messages', 'list', show],
  unread: ['messages', 'unread'],
  conversation: (id: string) => ['messages', 'conversation', id],
  window: (id: string) => ['messages', 'window', id],
} as const;

/** Writes the reply of a change into the loaded message window of its conversation. */
export function storeMessage(message: Message): void {
  queryClient.setQueryData<MessageWindow>(
    messageKeys.window(message.conversationId),
    (window) => window && mergeChanges(window, [message]),
  );
}

/** Changes a conversation in all cached queries, before the server confirms it. */
export function patchConversation(id: string, patch: Partial<Conversation>): void {
  queryClient.setQueriesData<InfiniteData<ConversationPage>>(
    { queryKey: messageKeys.lists },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          items: page.items.map((item) => (item.id === id ? { ...item, ...patch } : item)),
        })),
      },
  );
  queryClient.setQueryData<ConversationDetail>(
    messageKeys.conversation(id),
    (detail) => detail && { ...detail, ...patch },
  );
}

export function storeConversation(detail: ConversationDetail): void {
  queryClient.setQueryData<ConversationDetail>(messageKeys.conversation(detail.id), detail);
}
