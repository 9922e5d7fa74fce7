import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { type Draft, openLabDatabase } from '../../storage/device/database.ts';
import { createDeviceStore } from '../../storage/samples/device-samples.ts';
import type { SampleStore } from '../../storage/samples/sample-store.ts';
import { restoreVersion } from './restore-version.ts';

let store: SampleStore;
let user = 0;
const measure = async (text: string) => ({ figures: figures(text) });

beforeEach(async () => {
  const database = await openLabDatabase(`restorer-${user++}`);
  store = createDeviceStore({
    database: async () => database,
    now: () => '2026-11-20T14:31:00.000Z',
  });
  await store.create(text('one'));
  await store.save('a', { ...text('two'), revision: 1, version: true });
});

test('a restored version becomes the newest and is measured again', async () => {
  await restoreVersion(store, { id: 'a', number: 1, drafts: [] }, measure);

  expect(await store.read('a')).toMatchObject({ text: 'one', versions: 3, characters: 3 });
});

test('text that is not in a version yet becomes one first', async () => {
  await store.save('a', { ...text('two and a half'), revision: 2, version: false });
  await restoreVersion(store, { id: 'a', number: 1, drafts: [] }, measure);

  expect(await store.readVersion('a', 3)).toMatchObject({ text: 'two and a half' });
  expect(await store.read('a')).toMatchObject({ text: 'one', versions: 4 });
});

test('text that only a draft has becomes a version first, unless the draft is based on an older revision', async () => {
  const draft = (words: string, revision: number): Draft => ({
    ...{ id: 'draft', title: 'Slack water', kind: 'fiction', language: 'en', text: words },
    ...{ words: 1, isAhead: true, pasted: 0, createdAt: '', keptAt: '' },
    home: { place: 'device', id: 'a', revision, versions: 2 },
  });
  const stale = [draft('from before', 1)];
  await restoreVersion(store, { id: 'a', number: 1, drafts: stale }, measure);
  expect(await store.read('a')).toMatchObject({ text: 'one', versions: 3 });

  const drafts = [draft('one and only here', 3)];
  const { previousText } = await restoreVersion(store, { id: 'a', number: 2, drafts }, measure);
  expect(previousText).toBe('one and only here');
  expect(await store.readVersion('a', 4)).toMatchObject({ text: previousText });
  expect(await store.read('a')).toMatchObject({ text: 'two', versions: 5 });
});

function text(words: string) {
  return {
    id: 'a',
    title: 'Slack water',
    kind: 'fiction' as const,
    language: 'en' as const,
    text: words,
    figures: figures(words),
  };
}

function figures(words: string) {
  return { words: words.split(' ').length, characters: words.length, findings: 0 };
}
