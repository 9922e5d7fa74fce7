import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { type LabDatabase, openLabDatabase } from './database.ts';
import { queueEntry, sendWaiting, waitingWords } from './outbox.ts';

let database: LabDatabase;
let user = 0;
const nobody = new Set<string>();

beforeEach(async () => {
  database = await openLabDatabase(`writer-${user++}`);
});

test('a growing amount is sent under one id, and only when it has grown', async () => {
  const sent: number[] = [];
  const send = async ({ amount }: { amount: number }) => void sent.push(amount);
  const keep = new Set(['a']);

  await queueEntry(database, entry('a', 10));
  await sendWaiting(database, { send, keep });
  await sendWaiting(database, { send, keep });
  await queueEntry(database, entry('a', 25));
  await sendWaiting(database, { send, keep });

  expect(sent).toEqual([10, 25]);
});

test('what could not be sent waits for the next time', async () => {
  await queueEntry(database, entry('a', 10));
  const send = () => Promise.reject(new Error('no answer'));

  await expect(sendWaiting(database, { send, keep: nobody })).rejects.toThrow('no answer');
  expect(await waitingWords(database)).toBe(10);
});

test('words typed while an amount is on its way still wait afterwards', async () => {
  await queueEntry(database, entry('a', 10));
  const send = () => queueEntry(database, entry('a', 14));
  await sendWaiting(database, { send, keep: nobody });

  expect(await waitingWords(database)).toBe(4);
});

test('entries of earlier sittings are forgotten once they are confirmed', async () => {
  await queueEntry(database, entry('a', 10));
  const send = async () => undefined;
  await sendWaiting(database, { send, keep: nobody });
  await sendWaiting(database, { send, keep: nobody });

  expect(await database.count('entries')).toBe(0);
});

function entry(clientId: string, amount: number) {
  return {
    clientId,
    amount,
    source: 'editor' as const, // the literal, not string
    entryOn: '2026-11-20',
    occurredAt: '2026-11-20T14:31:00.000Z',
  };
}
