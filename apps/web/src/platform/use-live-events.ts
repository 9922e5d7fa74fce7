import { type LiveSlice, liveSlices } from '@longhand/contract/raw-routes';
import { useEffect } from 'react';
import { resolveApiUrl } from './host.ts';
import { initialState } from './initial-state.ts';
import { connectLiveEvents } from './live-events.ts';
import { isLiveConnected, publishTyping, type Typing } from './live-signals.ts';
import { ownChanges } from './own-changes.ts';
import { invalidateSlices } from './query.ts';
import { session, useUser } from './session.ts';
import { throttleBatches } from './throttle.ts';

/**
 * Refetches changed data while signed in. One tab holds the connection and broadcasts to the others, because browsers limit connections per
 * server.
 */
export function useLiveEvents(): void {
  const userId = useUser()?.id;

  useEffect(() => {
    if (userId === undefined) return;
    const refreshThrottled = throttleBatches<LiveSlice>((slices) => void invalidateSlices(slices), {
      intervalMs: refreshIntervalMs,
      schedule: browserDependencies.schedule,
    });
    const refreshMessages = throttleBatches<'messages'>((slices) => void invalidateSlices(slices), {
      intervalMs: messageIntervalMs,
      schedule: browserDependencies.schedule,
    });
    const handleMessage = async (message: LiveMessage) => {
      if (message === 'refused') await session.revalidate();
      else if ('typing' in message) publishTyping(message.typing);
      else if ('isConnected' in message) isLiveConnected.set(message.isConnected);
      else {
        const { event, stale } = message;
        if (stale.includes('messages')) refreshMessages(['messages']);
        refreshThrottled(
          await ownChanges.slicesToRead(
            event,
            stale.filter((slice) => slice !== 'messages'),
          ),
        );
      }
    };

    return shareConnection(`longhand-news-${userId}`, (news) => void handleMessage(news));
  }, [userId]);
}

/** Minimum time between refetches while another device is writing. */
const refreshIntervalMs = 2_000;

/** Messages are shown at once, also while a request of this window is pending; this only joins bursts. */
const messageIntervalMs = 250;

/** Messages from the tab with the connection to the others. After a refused connection, each tab checks its session. */
type LiveMessage =
  | { stale: readonly LiveSlice[]; event: string }
  | { typing: Typing }
  | { isConnected: boolean }
  | 'refused';

/** Joins the shared connection of this browser; returns a function that leaves it. */
function shareConnection(name: string, handleMessage: (news: LiveMessage) => void): () => void {
  const abortController = new AbortController();
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<LiveMessage>) => handleMessage(data));

  const holdConnection = () =>
    new Promise<void>((resolve) => {
      const broadcast = (news: LiveMessage) => {
        channel.postMessage(news);
        handleMessage(news);
      };
      const connection = connectLiveEvents(
        {
          onStale: (stale, event) => broadcast({ stale, event }),
          onMissedEvents: () => broadcast({ stale: liveSlices, event: '' }),
          onRefused: () => broadcast('refused'),
          onTyping: (typing) => broadcast({ typing }),
          onConnection: (isConnected) => broadcast({ isConnected }),
        },
        browserDependencies,
      );
      window.addEventListener('online', connection.retryNow, { signal: abortController.signal });
      abortController.signal.addEventListener('abort', () => {
        connection.close();
        resolve();
      });
    });

  // Without the Web Locks API (plain http) each tab has its own connection.
  if (navigator.locks === undefined) void holdConnection();
  else
    void navigator.locks
      .request(name, { signal: abortController.signal }, holdConnection)
      .catch(() => undefined);

  return () => {
    abortController.abort();
    channel.close();
  };
}

const browserDependencies: Parameters<typeof connectLiveEvents>[1] = {
  open: (path) =>
    new EventSource(resolveApiUrl(path, location, initialState.apiUrl), { withCredentials: true }),
  schedule: (milliseconds, act) => {
    const timer = setTimeout(act, milliseconds);

    return () => clearTimeout(timer);
  },
  random: Math.random,
};
