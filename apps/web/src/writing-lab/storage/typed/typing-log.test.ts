import 'fake-indexeddb/auto';
import { ChangeSet, Text } from '@codemirror/state';
import { beforeEach, expect, test } from 'vitest';
import { type LabDatabase, openLabDatabase } from '../device/database.ts';
import { saveTypedWordEntry } from '../device/typed-word-entries.ts';
import { createTypingLog } from './typing-log.ts';

let database: LabDatabase;
let user = 0;

beforeEach(async () => {
  database = await openLabDatabase(`writer-${user++}`);
});

test('one writing session is one growing entry', async () => {
  const hand = startSession('2026-11-20T14:31:00.000Z');
  hand.type('three words here');
  await hand.log.flush(hand.doc());
  hand.type(' and two');
  await hand.log.flush(hand.doc());

  expect(await database.getAll('entries')).toMatchObject([
    { amount: 5, entryOn: '2026-11-20', source: 'editor', occurredAt: '2026-11-20T14:31:00.000Z' },
  ]);
});

test('words typed after midnight are a separate entry', async () => {
  const hand = startSession('2026-11-20T23:59:00.000Z');
  hand.type('before midnight');
  hand.wait(120_000);
  hand.type(' and after it');
  await hand.log.flush(hand.doc());
  const entries = await database.getAll('entries');

  expect(entries.map(({ entryOn, amount }) => [entryOn, amount]).sort()).toEqual([
    ['2026-11-20', 2],
    ['2026-11-21', 3],
  ]);
});

test('a writing session without typed words creates no entry', async () => {
  const hand = startSession('2026-11-20T14:31:00.000Z');
  await hand.log.flush(hand.doc());

  expect(await database.count('entries')).toBe(0);
});

function startSession(start: string) {
  let doc = Text.of(['']);
  let at = Date.parse(start);
  let ids = 0;
  const log = createTypingLog({
    queue: (entry) => saveTypedWordEntry(database, entry),
    now: () => new Date(at),
    dayOf: (date) => date.toISOString().slice(0, 10),
    newId: () => `entry-${ids++}`,
  });

  return {
    log,
    doc: () => doc,
    wait(milliseconds: number) {
      at += milliseconds;
    },
    type(insert: string) {
      const changes = ChangeSet.of({ from: doc.length, insert }, doc.length);
      const before = doc;
      doc = changes.apply(doc);
      log.recordEdit({ changes, isTyped: true, before });
    },
  };
}
