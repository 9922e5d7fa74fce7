import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { queryClient } from '../../platform/query.ts';
import { messageApi, usePollInterval } from '../api.ts';
import { messageKeys } from '../message-cache.ts';
import {
  appendPage,
  type MessageWindow,
  mergeChanges,
  prependPage,
  trimWindow,
} from './message-window.ts';

const pageSize = 50;
const changesSize = 100;
const maxChangePages = 5;

/** The message at which a window begins. */
export type WindowStart = { around: number } | { from: string } | Record<never, never>;

export type LoadedMessages = {
  query: UseQueryResult<MessageWindow>;
  loadEarlier: () => Promise<void>;
  loadLater: () => Promise<void>;
  /** Replaces the window; resolves to it. */
  loadAt: (start: WindowStart) => Promise<MessageWindow>;
  isLoadingPage: boolean;
};

/**
 * The loaded messages of a conversation. A refetch requests only the changes since the last one.
 *
 * @param start where to begin; null until it is known
 */
export function useMessageWindow(id: string, start: WindowStart | null): LoadedMessages {
  const [isLoadingPage, setLoadingPage] = useState(false);
  const isBusy = useRef(false);
  const queryKey = messageKeys.window(id);
  const query = useQuery({
    queryKey,
    queryFn: async () => {
      const known = queryClient.getQueryData<MessageWindow>(queryKey);

      return known === undefined ? readPage(id, start ?? {}) : readChanges(id, known);
    },
    enabled: start !== null,
    staleTime: 0,
    refetchInterval: usePollInterval(),
  });

  useEffect(() => () => releaseWindow(id), [id]);

  /** Loads one page at a time, however often scrolling requests it. */
  const loadPage = async (
    query: { before: number } | { after: number },
    add: typeof prependPage,
  ): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setLoadingPage(true);
    try {
      const page = await messageApi.listMessages({
        params: { id },
        query: { ...query, size: pageSize },
      });
      queryClient.setQueryData<MessageWindow>(queryKey, (window) => window && add(window, page));
    } catch {
      // The refetch of the window reports a lost connection; scrolling tries again.
    } finally {
      isBusy.current = false;
      setLoadingPage(false);
    }
  };
  const { items, hasEarlier, hasLater } = query.data ?? emptyWindow;

  return {
    query,
    isLoadingPage,
    async loadEarlier() {
      const first = items[0]?.seq;
      if (hasEarlier && first !== undefined) await loadPage({ before: first }, prependPage);
    },
    async loadLater() {
      const last = items.at(-1)?.seq;
      if (hasLater && last !== undefined) await loadPage({ after: last }, appendPage);
    },
    async loadAt(next) {
      const window = await readPage(id, next);
      await queryClient.cancelQueries({ queryKey, exact: true });
      queryClient.setQueryData<MessageWindow>(queryKey, window);

      return window;
    },
  };
}

const emptyWindow: MessageWindow = { items: [], hasEarlier: false, hasLater: false, version: 0 };

function readPage(id: string, start: WindowStart): Promise<MessageWindow> {
  return messageApi.listMessages({ params: { id }, query: { ...start, size: pageSize } });
}

/** The window with all changes since it was read. After too many changes, the newest page instead. */
async function readChanges(id: string, known: MessageWindow): Promise<MessageWindow> {
  let since = known.version;
  for (let page = 0; page < maxChangePages; page += 1) {
    const { items, version } = await messageApi.listMessages({
      params: { id },
      query: { changedSince: since, size: changesSize },
    });
    const isComplete = items.length < changesSize;
    since = isComplete ? version : (items.at(-1)?.version ?? version);
    // Keeps results that were written meanwhile.
    const current = queryClient.getQueryData<MessageWindow>(messageKeys.window(id)) ?? known;
    const merged = mergeChanges(current, items, since);
    if (isComplete) return merged;
    queryClient.setQueryData<MessageWindow>(messageKeys.window(id), merged);
  }

  return readPage(id, {});
}

/** A closed conversation reopens at its end. */
function releaseWindow(id: string): void {
  const queryKey = messageKeys.window(id);
  const window = queryClient.getQueryData<MessageWindow>(queryKey);
  if (window === undefined) return;
  if (window.hasLater) queryClient.removeQueries({ queryKey, exact: true });
  else queryClient.setQueryData<MessageWindow>(queryKey, trimWindow(window, pageSize));
}
