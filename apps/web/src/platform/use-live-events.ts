import { type LiveSlice, liveSlices } from '@longhand/contract/plain-routes';
import { useEffect } from 'react';
import { addressOf } from './host.ts';
import { initialState } from './initial-state.ts';
import { listenLive } from './live-events.ts';
import { ownChanges } from './own-changes.ts';
import { paced } from './paced.ts';
import { refresh } from './query.ts';
import { session, useUser } from './session.ts';

/**
 * Keeps what is shown fresh while somebody is signed in. One tab of the browser holds the line and tells the others, for a
 * browser has only a few lines to a server.
 */
export function useLiveEvents(): void {
  const userId = useUser()?.id;

  useEffect(() => {
    if (userId === undefined) return;
    const read = paced<LiveSlice>((slices) => void refresh(slices), {
      restMs,
      later: surroundings.later,
    });
    const hear = async (news: News) => {
      if (news === 'refused') await session.look();
      else read(await ownChanges.leftOf(news.event, news.stale));
    };

    return shareLine(`longhand-news-${userId}`, (news) => void hear(news));
  }, [userId]);
}

/** Somebody who types elsewhere is followed at a walk: what is shown is read anew no more often than this. */
const restMs = 2_000;

/** Slices that are stale, or that the line was refused: then each tab asks whether its session still stands. */
type News = { stale: readonly LiveSlice[]; event: string } | 'refused';

/** Takes part in the one line of this browser; returns what ends that. */
function shareLine(name: string, hear: (news: News) => void): () => void {
  const ending = new AbortController();
  const others = new BroadcastChannel(name);
  others.addEventListener('message', ({ data }: MessageEvent<News>) => hear(data));

  const hold = () =>
    new Promise<void>((resolve) => {
      const tell = (news: News) => {
        others.postMessage(news);
        hear(news);
      };
      const line = listenLive(
        {
          onStale: (stale, event) => tell({ stale, event }),
          onGap: () => tell({ stale: liveSlices, event: '' }),
          onRefused: () => tell('refused'),
        },
        surroundings,
      );
      window.addEventListener('online', line.retryNow, { signal: ending.signal });
      ending.signal.addEventListener('abort', () => {
        line.close();
        resolve();
      });
    });

  // Without locks (a page on plain http from elsewhere) each tab holds a line of its own.
  if (navigator.locks === undefined) void hold();
  else void navigator.locks.request(name, { signal: ending.signal }, hold).catch(() => undefined);

  return () => {
    ending.abort();
    others.close();
  };
}

const surroundings: Parameters<typeof listenLive>[1] = {
  open: (path) =>
    new EventSource(addressOf(path, location, initialState.apiUrl), { withCredentials: true }),
  later: (milliseconds, act) => {
    const timer = setTimeout(act, milliseconds);

    return () => clearTimeout(timer);
  },
  random: Math.random,
};
