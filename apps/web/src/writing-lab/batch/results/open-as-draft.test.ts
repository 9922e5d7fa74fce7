import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { openLabDatabase } from '../../storage/device/database.ts';
import { listDrafts } from '../../storage/device/drafts.ts';
import { replaceRun } from '../run-store.ts';
import { openAsDraft } from './open-as-draft.ts';

const runId = '0f6f3f0e-6c0f-4e0e-9a5e-2f2f0d0c0b0a';
const run = {
  id: runId,
  startedAt: '2026-11-22T10:00:00.000Z',
  kind: 'essay',
  language: 'auto',
  texts: 2,
  isStopped: false,
} as const;
const text = {
  runId,
  number: 1,
  title: 'Tide',
  text: '\n  The tide came in.\nIt went.',
  reading: null,
  failure: null,
};

test('a text of a batch opens as the same draft every time, with the kind of its batch', async () => {
  const database = await openLabDatabase(crypto.randomUUID());
  await replaceRun(database, run, [text]);
  const lab = { database: async () => database, now: () => '2026-11-22T11:00:00.000Z' };
  const id = await openAsDraft(lab, text);

  expect(await openAsDraft(lab, text)).toBe(id);
  expect(await openAsDraft(lab, { ...text, number: 2 })).not.toBe(id);
  const drafts = await listDrafts(database);
  expect(drafts).toHaveLength(2);
  expect(drafts[0]).toMatchObject({
    title: 'Tide',
    kind: 'essay',
    words: 6,
    firstLine: 'The tide came in.',
  });
});
