import type { Conversation, ConversationDetail, Message } from '@longhand/contract/messages-values';
import type { InfiniteData } from '@tanstack/react-query';
import { queryClient } from '../platform/query.ts';
import { type MessageWindow, mergeChanges } from './window/message-window.ts';

type ConversationPage = { items: Conversation[]; next: string | null };

/** Query keys of the slice. A live event refetches those that are shown. */
export const messageKeys = {
  lists: ['messages', 'list'],
  list: (show: string) => ['messages', 'list', show],
  unread: ['messages', 'unread'],
  conversation: (id: string) => ['messages', 'conversation', id],
  window: (id: string) => ['messages', 'window', id],
} as const;

/** Writes what a change replied with into the open window of its conversation. */
export function storeMessage(message: Message): void {
  queryClient.setQueryData<MessageWindow>(
    messageKeys.window(message.conversationId),
    (window) => window && mergeChanges(window, [message]),
  );
}

/** Changes a conversation wherever it is shown, before the server confirms it. */
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
