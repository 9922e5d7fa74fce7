import 'fake-indexeddb/auto';
import { Refusal } from '@longhand/contract/errors';
import { expect, test } from 'vitest';
import { openLabDatabase } from '../device/database.ts';
import { countUnsentWords, type NewTypedWordEntry } from '../device/typed-word-entries.ts';
import { createWordRetryQueue } from './word-retry-queue.ts';

let user = 0;

test('unsent words are retried automatically, and screens are notified when they arrive', async () => {
  const office = setUpQueue({ failures: [new Refusal('busy'), new Refusal('csrf')] });
  await office.post.queue(entry('a', 5));
  await office.post.send();
  expect(office.arrived()).toBe(0);
  await office.passTime();
  await office.passTime();

  expect(office.recorded).toEqual([5]);
  expect(office.arrived()).toBe(1);
  expect(office.isWaiting()).toBe(false);
});

test('an entry that the server rejects does not block others and is kept', async () => {
  const office = setUpQueue({ failures: [new Refusal('entry_in_future')] });
  await office.post.queue(entry('a', 5));
  await office.post.queue({ ...entry('b', 7), occurredAt: '2026-11-20T15:00:00.000Z' });
  await office.post.send();

  expect(office.recorded).toEqual([7]);
  expect(await countUnsentWords(await office.database())).toBe(5);
  expect(office.isWaiting()).toBe(false);
});

test('entries sent before a failure are reported', async () => {
  const office = setUpQueue({ failures: [null, new Refusal('busy')] });
  await office.post.queue(entry('a', 5));
  await office.post.queue({ ...entry('b', 7), occurredAt: '2026-11-20T15:00:00.000Z' });
  await office.post.send();

  expect(office.arrived()).toBe(1);
});

test('without browser storage, words wait in memory', async () => {
  const forbidden = () => Promise.reject(new Error('forbidden'));
  const office = setUpQueue({ failures: [new Refusal('busy')], database: forbidden });
  await office.post.queue(entry('a', 5));
  await office.post.send();
  await office.post.queue(entry('a', 8));
  await office.passTime();
  await office.post.send();

  expect(office.recorded).toEqual([8]);
});

test('the words of another user are not sent', async () => {
  const office = setUpQueue({ isOpen: () => false });
  await office.post.queue(entry('a', 5));
  await office.post.send();

  expect(office.recorded).toEqual([]);
});

type QueueSetup = {
  /** Results of the first calls in order; null for success. */
  failures?: (Error | null)[];
  database?: () => ReturnType<typeof openLabDatabase>;
  isOpen?: () => boolean;
};

function setUpQueue({ failures = [], database, isOpen = () => true }: QueueSetup) {
  const name = `writer-${user++}`;
  const opened = database ?? (() => openLabDatabase(name));
  const recorded: number[] = [];
  let sentCount = 0;
  let waiting: (() => void) | null = null;
  let running: Promise<unknown> = Promise.resolve();
  const post = createWordRetryQueue({
    database: opened,
    isSignedIn: isOpen,
    sendEntry: async ({ amount }) => {
      const failure = failures.shift() ?? null;
      if (failure) throw failure;
      recorded.push(amount);
    },
    onSent: () => void sentCount++,
    withLock(act) {
      const turn = running.then(act);
      running = turn.catch(() => undefined);

      return turn;
    },
    schedule(_milliseconds, act) {
      waiting = act;

      return () => {
        waiting = null;
      };
    },
    random: () => 0,
  });

  return {
    post,
    recorded,
    database: opened,
    arrived: () => sentCount,
    isWaiting: () => waiting !== null,
    /** Runs the scheduled retry to its end. */
    async passTime() {
      const act = waiting;
      waiting = null;
      act?.();
      await running;
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

function entry(clientId: string, amount: number): NewTypedWordEntry {
  return {
    clientId,
    amount,
    source: 'editor',
    entryOn: '2026-11-20',
    occurredAt: '2026-11-20T14:31:00.000Z',
  };
}
