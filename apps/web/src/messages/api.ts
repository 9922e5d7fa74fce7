import { type ConversationFilter, messages } from '@longhand/contract/messages';
import { messagePeople } from '@longhand/contract/messages-people';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { client } from '../platform/api-client.ts';
import { isLiveConnected } from '../platform/live-signals.ts';
import { invalidateSlices } from '../platform/query.ts';
import { useStore } from '../platform/store.ts';
import { messageKeys } from './message-cache.ts';

export const messageApi = client(messages, { quiet: true });
export const peopleApi = client(messagePeople, { quiet: true });

/** Interval of polling while the live connection is lost; otherwise events cause a refetch. */
export function usePollInterval(milliseconds = 5_000): number | false {
  return useStore(isLiveConnected) ? false : milliseconds;
}

/** Conversations, paged by cursor. */
export function useConversations(show: ConversationFilter) {
  return useInfiniteQuery({
    queryKey: messageKeys.list(show),
    queryFn: ({ pageParam }) =>
      messageApi.listConversations({
        query: { show, ...(pageParam === null ? {} : { before: pageParam }) },
      }),
    initialPageParam: null as string | null, // the first page has no cursor
    getNextPageParam: ({ next }) => next,
    refetchInterval: usePollInterval(),
  });
}

/** A conversation with its members and their receipts. */
export function useConversation(id: string) {
  const pollInterval = usePollInterval();

  return useQuery({
    queryKey: messageKeys.conversation(id),
    queryFn: () => messageApi.readConversation({ params: { id } }),
    staleTime: 0,
    refetchInterval: pollInterval === false ? presenceIntervalMs : pollInterval,
  });
}

/** Presence is polled, because no event announces it. */
const presenceIntervalMs = 60_000;

/** Refetches the visible queries of messages. */
export const refreshMessages = () => invalidateSlices(['messages']);
