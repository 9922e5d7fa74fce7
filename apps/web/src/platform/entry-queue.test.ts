import { expect, test } from 'vitest';
import { entryQueue, type WaitingEntry } from './entry-queue.ts';
import { memoryShelf } from './memory-shelf.ts';

const entryOf = (clientId: string): WaitingEntry => ({
  clientId,
  body: { source: 'manual', amount: 250, measure: 'word', entryOn: '2026-11-20' },
});

test('what waits is sent in the order it was logged, and only once', async () => {
  const queue = entryQueue(memoryShelf(), 'ann');
  queue.keep(entryOf('one'));
  queue.keep(entryOf('two'));
  queue.keep(entryOf('one'));
  const sent: string[] = [];
  const record = async ({ clientId }: WaitingEntry) => {
    sent.push(clientId);

    return 'taken' as const;
  };

  expect(await queue.send(record)).toBe(2);
  expect(await queue.send(record)).toBe(0);
  expect(sent).toEqual(['two', 'one']);
});

test('what finds no answer goes on waiting, and so does what comes after it', async () => {
  const queue = entryQueue(memoryShelf(), 'ann');
  queue.keep(entryOf('one'));
  queue.keep(entryOf('two'));

  await expect(queue.send(() => Promise.reject(new Error('no answer')))).rejects.toThrow();
  expect(queue.read().map(({ clientId }) => clientId)).toEqual(['one', 'two']);
});

test('what one person logged is not sent by another, and nonsense is passed over', async () => {
  const shelf = memoryShelf();
  entryQueue(shelf, 'ann').keep(entryOf('one'));
  shelf.set('waiting-entries:bob', '{"half');

  expect(entryQueue(shelf, 'bob').read()).toEqual([]);
  expect(entryQueue(shelf, 'ann').read()).toHaveLength(1);
});
