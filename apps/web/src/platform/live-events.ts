import { type LiveSlice, plainRoutes } from '@longhand/contract/plain-routes';

/** What the page does with the stream of events. */
export type LiveHandlers = {
  /** Something that the page shows may be stale; `event` is the number by which it is told. */
  onStale: (slices: readonly LiveSlice[], event: string) => void;
  /** Events may have been missed. */
  onGap: () => void;
  /** The server closed the line or refused it: the session may be over. */
  onRefused: () => void;
};

export type LiveSurroundings = {
  open: (address: string) => EventSource;
  later: (milliseconds: number, act: () => void) => () => void;
  /** Between 0 and 1: so that many pages do not come back at the same moment. */
  random: () => number;
};

const firstWaitMs = 1_000;
const longestWaitMs = 60_000;
/** The server is heard every 25 seconds; a line that is silent for longer is dead. */
const silenceMs = 70_000;

/**
 * How long to wait before another attempt, growing with each that failed.
 *
 * @param attempt 0 for the first
 * @param random between 0 and 1
 */
export function waitBefore(attempt: number, random: number): number {
  const longest = Math.min(longestWaitMs, firstWaitMs * 2 ** attempt);

  return Math.round(longest * (0.5 + random / 2));
}

/**
 * Listens to what changes on the server until it is closed. A browser reconnects a lost line by itself; one that was
 * refused, or is silent, is opened anew from here, after the last event that was heard.
 */
export function listenLive(
  { onStale, onGap, onRefused }: LiveHandlers,
  around: LiveSurroundings,
): { close: () => void; retryNow: () => void } {
  let source: EventSource | null = null;
  let attempt = 0;
  let lastId = '';
  let hasBeenOpen = false;
  let stopWaiting = () => {};
  let stopWatching = () => {};

  const heard = (event: MessageEvent) => {
    if (event.lastEventId !== '') lastId = event.lastEventId;
    stopWatching();
    stopWatching = around.later(silenceMs, reopen);
  };

  const open = () => {
    const after = lastId === '' ? '' : `?after=${lastId}`;
    const opened = around.open(plainRoutes.liveEvents.path + after);
    source = opened;
    opened.addEventListener('hello', (event: MessageEvent<string>) => {
      heard(event);
      attempt = 0;
      if (hasBeenOpen && !JSON.parse(event.data).isResumed) onGap();
      hasBeenOpen = true;
    });
    opened.addEventListener('changed', (event: MessageEvent<string>) => {
      heard(event);
      onStale(JSON.parse(event.data).stale, event.lastEventId);
    });
    opened.addEventListener('beat', heard);
    opened.addEventListener('bye', ({ data }: MessageEvent<string>) => {
      reopen();
      if (JSON.parse(data).reason === 'session_ended') onRefused();
    });
    opened.addEventListener('error', () => {
      if (opened !== source || opened.readyState !== closedState) return;
      reopen();
      onRefused(); // the browser does not tell with which status
    });
  };

  const stop = () => {
    stopWaiting();
    stopWatching();
    source?.close();
    source = null;
  };

  function reopen() {
    stop();
    stopWaiting = around.later(waitBefore(attempt, around.random()), open);
    attempt += 1;
  }

  open();

  return {
    close: stop,
    retryNow() {
      if (source !== null) return;
      stopWaiting();
      attempt = 0;
      open();
    },
  };
}

const closedState = 2;
