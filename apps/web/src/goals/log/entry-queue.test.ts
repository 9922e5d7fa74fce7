import { expect, test } from 'vitest';
import { createMemoryStorage } from '../../platform/memory-storage.ts';
import { createEntryQueue, type QueuedEntry } from './entry-queue.ts';

const entryOf = (clientId: string): QueuedEntry => ({
  clientId,
  body: { source: 'manual', amount: 250, measure: 'word', entryOn: '2026-11-20' },
});

test('queued entries are sent in order and only once', async () => {
  const queue = createEntryQueue(createMemoryStorage(), 'ann');
  queue.add(entryOf('one'));
  queue.add(entryOf('two'));
  queue.add(entryOf('one'));
  const sent: string[] = [];
  const record = async ({ clientId }: QueuedEntry) => {
    sent.push(clientId);

    return 'taken' as const;
  };

  expect(await queue.send(record)).toBe(2);
  expect(await queue.send(record)).toBe(0);
  expect(sent).toEqual(['two', 'one']);
});

test('entries stay queued from the first one without a response', async () => {
  const queue = createEntryQueue(createMemoryStorage(), 'ann');
  queue.add(entryOf('one'));
  queue.add(entryOf('two'));

  await expect(queue.send(() => Promise.reject(new Error('no answer')))).rejects.toThrow();
  expect(queue.read().map(({ clientId }) => clientId)).toEqual(['one', 'two']);
});

test('queues are separate per user, and invalid data is ignored', async () => {
  const storage = createMemoryStorage();
  createEntryQueue(storage, 'ann').add(entryOf('one'));
  storage.set('waiting-entries:bob', '{"half');

  expect(createEntryQueue(storage, 'bob').read()).toEqual([]);
  expect(createEntryQueue(storage, 'ann').read()).toHaveLength(1);
});
