import { type LiveSlice, rawRoutes } from '@longhand/contract/raw-routes';
import type { Typing } from './live-signals.ts';

/** Handlers of the live event stream. */
export type LiveEventHandlers = {
  /** Slices may be stale; `event` is the event ID. */
  onStale: (slices: readonly LiveSlice[], event: string) => void;
  /** Events may have been missed. */
  onMissedEvents: () => void;
  /** The server closed or refused the connection: the session may have ended. */
  onRefused: () => void;
  /** Somebody types in a conversation. */
  onTyping: (typing: Typing) => void;
  /** The connection was opened or lost. */
  onConnection: (isConnected: boolean) => void;
};

export type LiveEventDependencies = {
  open: (address: string) => EventSource;
  schedule: (milliseconds: number, act: () => void) => () => void;
  /** Jitter, so that clients do not reconnect at the same moment. */
  random: () => number;
};

const baseDelayMs = 1_000;
const maxDelayMs = 60_000;
/** The server sends a heartbeat every 25 seconds; a longer silence means a dead connection. */
const silenceLimitMs = 70_000;

/**
 * Reconnect delay: exponential backoff with jitter.
 *
 * @param attempt 0 for the first
 * @param random between 0 and 1
 */
export function reconnectDelay(attempt: number, random: number): number {
  const maxDelay = Math.min(maxDelayMs, baseDelayMs * 2 ** attempt);

  return Math.round(maxDelay * (0.5 + random / 2));
}

/**
 * Listens to server events until closed. The browser reconnects lost connections itself; refused or silent ones are reopened here, after
 * the last received event.
 */
export function connectLiveEvents(
  { onStale, onMissedEvents, onRefused, onTyping, onConnection }: LiveEventHandlers,
  dependencies: LiveEventDependencies,
): { close: () => void; retryNow: () => void } {
  let source: EventSource | null = null;
  let attempt = 0;
  let lastId = '';
  let hasConnected = false;
  let cancelReconnect = () => {};
  let cancelSilenceTimer = () => {};

  const recordEvent = (event: MessageEvent) => {
    if (event.lastEventId !== '') lastId = event.lastEventId;
    cancelSilenceTimer();
    cancelSilenceTimer = dependencies.schedule(silenceLimitMs, reopen);
  };

  const open = () => {
    const after = lastId === '' ? '' : `?after=${lastId}`;
    const opened = dependencies.open(rawRoutes.liveEvents.path + after);
    source = opened;
    opened.addEventListener('hello', (event: MessageEvent<string>) => {
      recordEvent(event);
      attempt = 0;
      onConnection(true);
      if (hasConnected && !JSON.parse(event.data).isResumed) onMissedEvents();
      hasConnected = true;
    });
    opened.addEventListener('changed', (event: MessageEvent<string>) => {
      recordEvent(event);
      onStale(JSON.parse(event.data).stale, event.lastEventId);
    });
    opened.addEventListener('typing', (event: MessageEvent<string>) => {
      recordEvent(event);
      onTyping(JSON.parse(event.data));
    });
    opened.addEventListener('beat', recordEvent);
    opened.addEventListener('bye', ({ data }: MessageEvent<string>) => {
      reopen();
      if (JSON.parse(data).reason === 'session_ended') onRefused();
    });
    opened.addEventListener('error', () => {
      if (opened === source) onConnection(false); // the browser may be reconnecting
      if (opened !== source || opened.readyState !== closedState) return;
      reopen();
      onRefused(); // EventSource does not expose the status
    });
  };

  const stop = () => {
    cancelReconnect();
    cancelSilenceTimer();
    source?.close();
    source = null;
  };

  function reopen() {
    stop();
    onConnection(false);
    cancelReconnect = dependencies.schedule(reconnectDelay(attempt, dependencies.random()), open);
    attempt += 1;
  }

  open();

  return {
    close: stop,
    retryNow() {
      if (source !== null) return;
      cancelReconnect();
      attempt = 0;
      open();
    },
  };
}

const closedState = 2;
