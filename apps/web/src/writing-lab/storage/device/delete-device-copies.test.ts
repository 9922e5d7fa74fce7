import 'fake-indexeddb/auto';
import { refuse } from '@longhand/contract/errors';
import { expect, test } from 'vitest';
import { createDeviceStore } from '../samples/device-samples.ts';
import { withErasedCleanup } from '../samples/erased-cleanup.ts';
import { type Draft, type LabDatabase, openLabDatabase } from './database.ts';
import { deleteDeviceCopies } from './delete-device-copies.ts';
import { listDrafts, saveDraft } from './drafts.ts';
import { ignoreFinding } from './ignored-findings.ts';

const at = '2026-11-20T10:00:00.000Z';
const secret = 'What nobody was to read.';

test('a permanently deleted text leaves no data in this browser, and other texts are unaffected', async () => {
  const database = await openLabDatabase(`erasing-${crypto.randomUUID()}`);
  const store = withErasedCleanup(
    createDeviceStore({ database: async () => database, now: () => at }),
    async () => database,
  );
  for (const id of ['gone', 'kept']) await createRecords(database, id);
  for (const id of ['gone', 'kept']) await store.create({ ...described, id, text: secret });
  await store.remove(['gone']);
  await store.erase(['gone', 'kept']);

  const left = await Promise.all(
    [...database.objectStoreNames].map((name) => database.getAll(name)),
  );
  expect(JSON.stringify(left)).not.toContain('gone');
  expect((await listDrafts(database)).map(({ id }) => id).sort()).toEqual([
    'ahead of kept',
    'copy of kept',
  ]);
  expect(await database.getAll('ignored')).toHaveLength(1);
  expect(await database.getAll('batchTexts')).toMatchObject([{ saved: { id: 'kept' } }]);
  expect(await store.read('kept')).toMatchObject({ text: secret });
});

test('when the server does not confirm the deletion the local drafts are kept', async () => {
  const database = await openLabDatabase(`erasing-${crypto.randomUUID()}`);
  await createRecords(database, 'gone');
  const device = createDeviceStore({ database: async () => database, now: () => at });
  const readSeveral = () => Promise.reject(refuse('busy'));
  await withErasedCleanup({ ...device, readSeveral }, async () => database).erase(['gone']);

  expect(await listDrafts(database)).toMatchObject([{ id: 'ahead of gone' }]);
});

test('when a text is found to be deleted, unsaved edits stay with their ignored findings', async () => {
  const database = await openLabDatabase(`gone-${crypto.randomUUID()}`);
  await createRecords(database, 'gone');
  await deleteDeviceCopies(database, ['gone'], { isWhole: false });

  expect(await listDrafts(database)).toMatchObject([{ id: 'ahead of gone' }]);
  expect(await database.getAll('ignored')).toMatchObject([{ scope: 'gone' }]);
  expect(await database.getAll('readings')).toEqual([]);
});

const described = {
  title: 'Slack water',
  kind: 'fiction',
  language: 'en',
  figures: { words: 5, characters: 24, findings: 0 },
} as const;

async function createRecords(database: LabDatabase, id: string) {
  const draft: Draft = {
    ...{ id: `copy of ${id}`, title: '', kind: 'fiction', language: 'en', words: 5, text: secret },
    home: { place: 'device', id, revision: 1, versions: 1 },
    ...{ isAhead: false, pasted: 0, createdAt: at, keptAt: at },
  };
  await saveDraft(database, draft);
  await saveDraft(database, { ...draft, id: `ahead of ${id}`, isAhead: true });
  await ignoreFinding(database, { key: 'f1', textId: id }, at);
  const reading = {} as never; // never read
  await database.put('readings', { id, revision: 1, reading });
  await database.put('batchTexts', {
    ...{ runId: 'run', number: id === 'gone' ? 1 : 2, title: '', text: secret },
    ...{ saved: { id, projectId: null }, reading: null, failure: null },
  });
}
