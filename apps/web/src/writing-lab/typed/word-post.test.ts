import 'fake-indexeddb/auto';
import { Refusal } from '@longhand/contract/errors';
import { expect, test } from 'vitest';
import { openLabDatabase } from '../device/database.ts';
import { type NewEntry, waitingWords } from '../device/outbox.ts';
import { wordPost } from './word-post.ts';

let user = 0;

test('words that did not arrive are sent again by themselves, and the screens hear of it', async () => {
  const office = openOffice({ failures: [new Refusal('busy'), new Refusal('csrf')] });
  await office.post.queue(entry('a', 5));
  await office.post.send();
  expect(office.arrived()).toBe(0);
  await office.passTime();
  await office.passTime();

  expect(office.recorded).toEqual([5]);
  expect(office.arrived()).toBe(1);
  expect(office.isWaiting()).toBe(false);
});

test('an entry that is refused for what it says holds up no other, and is kept', async () => {
  const office = openOffice({ failures: [new Refusal('entry_in_future')] });
  await office.post.queue(entry('a', 5));
  await office.post.queue({ ...entry('b', 7), occurredAt: '2026-11-20T15:00:00.000Z' });
  await office.post.send();

  expect(office.recorded).toEqual([7]);
  expect(await waitingWords(await office.database())).toBe(5);
  expect(office.isWaiting()).toBe(false);
});

test('what arrived before a failure is told', async () => {
  const office = openOffice({ failures: [null, new Refusal('busy')] });
  await office.post.queue(entry('a', 5));
  await office.post.queue({ ...entry('b', 7), occurredAt: '2026-11-20T15:00:00.000Z' });
  await office.post.send();

  expect(office.arrived()).toBe(1);
});

test('where the browser keeps nothing, words wait in the page', async () => {
  const forbidden = () => Promise.reject(new Error('forbidden'));
  const office = openOffice({ failures: [new Refusal('busy')], database: forbidden });
  await office.post.queue(entry('a', 5));
  await office.post.send();
  await office.post.queue(entry('a', 8));
  await office.passTime();
  await office.post.send();

  expect(office.recorded).toEqual([8]);
});

test('nobody sends the words of another person', async () => {
  const office = openOffice({ isOpen: () => false });
  await office.post.queue(entry('a', 5));
  await office.post.send();

  expect(office.recorded).toEqual([]);
});

type Ways = {
  /** What the first calls meet, one after the other; null for success. */
  failures?: (Error | null)[];
  database?: () => ReturnType<typeof openLabDatabase>;
  isOpen?: () => boolean;
};

function openOffice({ failures = [], database, isOpen = () => true }: Ways) {
  const name = `writer-${user++}`;
  const opened = database ?? (() => openLabDatabase(name));
  const recorded: number[] = [];
  let arrivals = 0;
  let waiting: (() => void) | null = null;
  let running: Promise<unknown> = Promise.resolve();
  const post = wordPost({
    database: opened,
    isOpen,
    record: async ({ amount }) => {
      const failure = failures.shift() ?? null;
      if (failure) throw failure;
      recorded.push(amount);
    },
    onArrival: () => void arrivals++,
    inTurn(act) {
      const turn = running.then(act);
      running = turn.catch(() => undefined);

      return turn;
    },
    later(_milliseconds, act) {
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
    arrived: () => arrivals,
    isWaiting: () => waiting !== null,
    /** Lets the planned attempt run to its end. */
    async passTime() {
      const act = waiting;
      waiting = null;
      act?.();
      await running;
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

function entry(clientId: string, amount: number): NewEntry {
  return {
    clientId,
    amount,
    source: 'editor',
    entryOn: '2026-11-20',
    occurredAt: '2026-11-20T14:31:00.000Z',
  };
}
