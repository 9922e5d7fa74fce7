import { expect, test } from 'vitest';
import { listenLive, waitBefore } from './live-events.ts';

type Fake = EventSource & { address: string; isClosed: boolean };

/** A browser's stream that says what the test wants it to, and time that passes when it is told to. */
function stage() {
  const opened: Fake[] = [];
  const waiting: { act: () => void; milliseconds: number; isOff: boolean }[] = [];
  const stale: string[][] = [];
  let gaps = 0;
  let refusals = 0;
  const line = listenLive(
    {
      onStale: (slices) => stale.push([...slices]),
      onGap: () => (gaps += 1),
      onRefused: () => (refusals += 1),
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
        opened.push(source as unknown as Fake); // the parts of a stream that are used

        return source as unknown as EventSource; // the same
      },
      later(milliseconds, act) {
        const timer = { act, milliseconds, isOff: false };
        waiting.push(timer);

        return () => {
          timer.isOff = true;
        };
      },
      random: () => 1,
    },
  );
  const last = () => opened.at(-1) as Fake; // one is opened at once

  return {
    line,
    opened,
    stale,
    gaps: () => gaps,
    refusals: () => refusals,
    say: (name: string, data: object, lastEventId = '') =>
      last().dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data), lastEventId })),
    refuse() {
      Object.assign(last(), { readyState: 2 });
      last().dispatchEvent(new Event('error'));
    },
    waits: () => waiting.filter(({ isOff }) => !isOff).map(({ milliseconds }) => milliseconds),
    pass() {
      for (const timer of waiting.splice(0)) if (!timer.isOff) timer.act();
    },
  };
}

test('what changed is handed on', () => {
  const { say, stale } = stage();
  say('hello', { isResumed: false }, '4');
  say('changed', { stale: ['home'] }, '5');

  expect(stale).toEqual([['home']]);
});

test('a line that was refused comes back later and later, from where it was', () => {
  const { say, refuse, pass, waits, opened } = stage();
  say('hello', { isResumed: false }, '4');
  refuse();
  expect(waits()).toEqual([1_000]);
  pass();
  refuse();

  expect(waits()).toEqual([2_000]);
  expect(opened.map(({ address }) => address)).toEqual(['/api/events', '/api/events?after=4']);
});

test('a line that is silent too long is opened anew', () => {
  const { say, pass, opened } = stage();
  say('hello', { isResumed: false }, '4');
  pass();
  pass();

  expect(opened.map(({ isClosed }) => isClosed)).toEqual([true, false]);
});

test('only a return that missed something is told as a gap', () => {
  const { say, refuse, pass, gaps } = stage();
  say('hello', { isResumed: false }, '4');
  expect(gaps()).toBe(0);
  refuse();
  pass();
  say('hello', { isResumed: true }, '4');
  expect(gaps()).toBe(0);
  refuse();
  pass();
  say('hello', { isResumed: false }, '9');
  expect(gaps()).toBe(1);
});

test('a line that ends with its session, or is refused, has the session looked at', () => {
  const { say, refuse, refusals } = stage();
  say('hello', { isResumed: false }, '4');
  say('bye', { reason: 'server_closes' });
  expect(refusals()).toBe(0);
  say('bye', { reason: 'session_ended' });
  expect(refusals()).toBe(1);
  refuse();
  expect(refusals()).toBe(1);
});

test('a closed line stays closed', () => {
  const { line, refuse, pass, opened } = stage();
  refuse();
  line.close();
  pass();

  expect(opened).toHaveLength(1);
});

test('the waits grow to a minute and are spread', () => {
  expect([0, 1, 5, 9].map((attempt) => waitBefore(attempt, 1))).toEqual([
    1_000, 2_000, 32_000, 60_000,
  ]);
  expect(waitBefore(9, 0)).toBe(30_000);
});
