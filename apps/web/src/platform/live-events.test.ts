import { expect, test } from 'vitest';
import { connectLiveEvents, reconnectDelay } from './live-events.ts';

type FakeEventSource = EventSource & { address: string; isClosed: boolean };

/** A fake EventSource and fake timers. */
function createTestConnection() {
  const openedSources: FakeEventSource[] = [];
  const timers: { act: () => void; milliseconds: number; isCancelled: boolean }[] = [];
  const stale: string[][] = [];
  const typing: object[] = [];
  const connections: boolean[] = [];
  let missedCount = 0;
  let refusalCount = 0;
  const connection = connectLiveEvents(
    {
      onStale: (slices) => stale.push([...slices]),
      onMissedEvents: () => (missedCount += 1),
      onRefused: () => (refusalCount += 1),
      onTyping: (one) => typing.push(one),
      onConnection: (isConnected) => connections.push(isConnected),
    },
    {
      open(address) {
        const target = new EventTarget();
        const source = Object.assign(target, {
          address,
          readyState: 1,
          isClosed: false,
          close() {
            source.isClosed = true;
          },
        });
        openedSources.push(source as unknown as FakeEventSource); // only the used members

        return source as unknown as EventSource; // the same
      },
      schedule(milliseconds, act) {
        const timer = { act, milliseconds, isCancelled: false };
        timers.push(timer);

        return () => {
          timer.isCancelled = true;
        };
      },
      random: () => 1,
    },
  );
  const last = () => openedSources.at(-1) as FakeEventSource; // the first is opened immediately

  return {
    line: connection,
    opened: openedSources,
    stale,
    typing,
    connections,
    gaps: () => missedCount,
    refusals: () => refusalCount,
    emit: (name: string, data: object, lastEventId = '') =>
      last().dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data), lastEventId })),
    failConnection() {
      Object.assign(last(), { readyState: 2 });
      last().dispatchEvent(new Event('error'));
    },
    pendingDelays: () =>
      timers.filter(({ isCancelled }) => !isCancelled).map(({ milliseconds }) => milliseconds),
    runTimers() {
      for (const timer of timers.splice(0)) if (!timer.isCancelled) timer.act();
    },
  };
}

test('changes are passed on', () => {
  const { emit, stale } = createTestConnection();
  emit('hello', { isResumed: false }, '4');
  emit('changed', { stale: ['home'] }, '5');

  expect(stale).toEqual([['home']]);
});

test('a failed connection is reopened with growing delays and resumes after the last event', () => {
  const { emit, failConnection, runTimers, pendingDelays, opened } = createTestConnection();
  emit('hello', { isResumed: false }, '4');
  failConnection();
  expect(pendingDelays()).toEqual([1_000]);
  runTimers();
  failConnection();

  expect(pendingDelays()).toEqual([2_000]);
  expect(opened.map(({ address }) => address)).toEqual(['/api/events', '/api/events?after=4']);
});

test('a silent connection is reopened', () => {
  const { emit, runTimers, opened } = createTestConnection();
  emit('hello', { isResumed: false }, '4');
  runTimers();
  runTimers();

  expect(opened.map(({ isClosed }) => isClosed)).toEqual([true, false]);
});

test('only a reconnect without resumption reports missed events', () => {
  const { emit, failConnection, runTimers, gaps } = createTestConnection();
  emit('hello', { isResumed: false }, '4');
  expect(gaps()).toBe(0);
  failConnection();
  runTimers();
  emit('hello', { isResumed: true }, '4');
  expect(gaps()).toBe(0);
  failConnection();
  runTimers();
  emit('hello', { isResumed: false }, '9');
  expect(gaps()).toBe(1);
});

test('a connection that ends with its session, or is refused, triggers a session check', () => {
  const { emit, failConnection, refusals } = createTestConnection();
  emit('hello', { isResumed: false }, '4');
  emit('bye', { reason: 'server_closes' });
  expect(refusals()).toBe(0);
  emit('bye', { reason: 'session_ended' });
  expect(refusals()).toBe(1);
  failConnection();
  expect(refusals()).toBe(1);
});

test('a closed connection stays closed', () => {
  const { line, failConnection, runTimers, opened } = createTestConnection();
  failConnection();
  line.close();
  runTimers();

  expect(opened).toHaveLength(1);
});

test('delays grow to a minute with jitter', () => {
  expect([0, 1, 5, 9].map((attempt) => reconnectDelay(attempt, 1))).toEqual([
    1_000, 2_000, 32_000, 60_000,
  ]);
  expect(reconnectDelay(9, 0)).toBe(30_000);
});

test('typing and the state of the connection are passed on', () => {
  const { emit, failConnection, typing, connections } = createTestConnection();
  const event = { conversationId: 'c', userId: 'u' };
  emit('hello', { isResumed: false });
  emit('typing', event);
  failConnection();

  expect(typing).toEqual([event]);
  expect(connections[0]).toBe(true);
  expect(connections.at(-1)).toBe(false);
});
