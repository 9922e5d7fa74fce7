import 'fake-indexeddb/auto';
import { refuse } from '@longhand/contract/errors';
import { expect, test } from 'vitest';
import { deviceSamples } from '../samples/device-samples.ts';
import { forgettingErased } from '../samples/forgetting-erased.ts';
import { type Draft, type LabDatabase, openLabDatabase } from './database.ts';
import { keepDraft, listDrafts } from './drafts.ts';
import { forgetTexts } from './forget-texts.ts';
import { putAside } from './ignored.ts';

const at = '2026-11-20T10:00:00.000Z';
const secret = 'What nobody was to read.';

test('what is erased for good leaves nothing of it in this browser, and the other texts alone', async () => {
  const database = await openLabDatabase(`erasing-${crypto.randomUUID()}`);
  const store = forgettingErased(
    deviceSamples({ database: async () => database, now: () => at }),
    async () => database,
  );
  for (const id of ['gone', 'kept']) await keepAll(database, id);
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

test('whose answer does not say what is left has its words kept', async () => {
  const database = await openLabDatabase(`erasing-${crypto.randomUUID()}`);
  await keepAll(database, 'gone');
  const device = deviceSamples({ database: async () => database, now: () => at });
  const readSeveral = () => Promise.reject(refuse('busy'));
  await forgettingErased({ ...device, readSeveral }, async () => database).erase(['gone']);

  expect(await listDrafts(database)).toMatchObject([{ id: 'ahead of gone' }]);
});

test('words of its own stay when a text is found to be gone, with what was put aside', async () => {
  const database = await openLabDatabase(`gone-${crypto.randomUUID()}`);
  await keepAll(database, 'gone');
  await forgetTexts(database, ['gone'], { isWhole: false });

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

async function keepAll(database: LabDatabase, id: string) {
  const draft: Draft = {
    ...{ id: `copy of ${id}`, title: '', kind: 'fiction', language: 'en', words: 5, text: secret },
    home: { place: 'device', id, revision: 1, versions: 1 },
    ...{ isAhead: false, pasted: 0, createdAt: at, keptAt: at },
  };
  await keepDraft(database, draft);
  await keepDraft(database, { ...draft, id: `ahead of ${id}`, isAhead: true });
  await putAside(database, { key: 'f1', textId: id }, at);
  const reading = {} as never; // nothing of it is read
  await database.put('readings', { id, revision: 1, reading });
  await database.put('batchTexts', {
    ...{ runId: 'run', number: id === 'gone' ? 1 : 2, title: '', text: secret },
    ...{ saved: { id, projectId: null }, reading: null, failure: null },
  });
}
