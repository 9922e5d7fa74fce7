import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { type LabDatabase, openLabDatabase } from './database.ts';
import {
  countUnsentWords,
  saveTypedWordEntry,
  sendTypedWordEntries,
} from './typed-word-entries.ts';

let database: LabDatabase;
let user = 0;
const noEntries = new Set<string>();

beforeEach(async () => {
  database = await openLabDatabase(`writer-${user++}`);
});

test('a growing amount is sent under one id, and only after it has grown', async () => {
  const sent: number[] = [];
  const send = async ({ amount }: { amount: number }) => void sent.push(amount);
  const keep = new Set(['a']);

  await saveTypedWordEntry(database, entry('a', 10));
  await sendTypedWordEntries(database, { send, keep });
  await sendTypedWordEntries(database, { send, keep });
  await saveTypedWordEntry(database, entry('a', 25));
  await sendTypedWordEntries(database, { send, keep });

  expect(sent).toEqual([10, 25]);
});

test('an entry that could not be sent stays in the queue', async () => {
  await saveTypedWordEntry(database, entry('a', 10));
  const send = () => Promise.reject(new Error('no answer'));

  await expect(sendTypedWordEntries(database, { send, keep: noEntries })).rejects.toThrow(
    'no answer',
  );
  expect(await countUnsentWords(database)).toBe(10);
});

test('words typed during a request stay queued afterwards', async () => {
  await saveTypedWordEntry(database, entry('a', 10));
  const send = () => saveTypedWordEntry(database, entry('a', 14));
  await sendTypedWordEntries(database, { send, keep: noEntries });

  expect(await countUnsentWords(database)).toBe(4);
});

test('confirmed entries of earlier writing sessions are deleted', async () => {
  await saveTypedWordEntry(database, entry('a', 10));
  const send = async () => undefined;
  await sendTypedWordEntries(database, { send, keep: noEntries });
  await sendTypedWordEntries(database, { send, keep: noEntries });

  expect(await database.count('entries')).toBe(0);
});

function entry(clientId: string, amount: number) {
  return {
    clientId,
    amount,
    source: 'editor' as const, // keeps the literal type
    entryOn: '2026-11-20',
    occurredAt: '2026-11-20T14:31:00.000Z',
  };
}
