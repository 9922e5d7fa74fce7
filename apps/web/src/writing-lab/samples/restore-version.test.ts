import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { type Draft, openLabDatabase } from '../device/database.ts';
import { deviceSamples } from './device-samples.ts';
import { restoreVersion } from './restore-version.ts';
import type { SampleStore } from './sample-store.ts';

let store: SampleStore;
let user = 0;
const measure = async (text: string) => ({ figures: figures(text) });

beforeEach(async () => {
  const database = await openLabDatabase(`restorer-${user++}`);
  store = deviceSamples({ database: async () => database, now: () => '2026-11-20T14:31:00.000Z' });
  await store.create(text('one'));
  await store.save('a', { ...text('two'), revision: 1, version: true });
});

test('an old version becomes the newest, with its own figures', async () => {
  await restoreVersion(store, { id: 'a', number: 1, drafts: [] }, measure);

  expect(await store.read('a')).toMatchObject({ text: 'one', versions: 3, characters: 3 });
});

test('words that are in no version yet become one first', async () => {
  await store.save('a', { ...text('two and a half'), revision: 2, version: false });
  await restoreVersion(store, { id: 'a', number: 1, drafts: [] }, measure);

  expect(await store.readVersion('a', 3)).toMatchObject({ text: 'two and a half' });
  expect(await store.read('a')).toMatchObject({ text: 'one', versions: 4 });
});

test('words that only a draft has become a version first, unless it began from another state', async () => {
  const draft = (words: string, revision: number): Draft => ({
    ...{ id: 'draft', title: 'Slack water', kind: 'fiction', language: 'en', text: words },
    ...{ words: 1, isAhead: true, pasted: 0, createdAt: '', keptAt: '' },
    home: { place: 'device', id: 'a', revision, versions: 2 },
  });
  const stale = [draft('from before', 1)];
  await restoreVersion(store, { id: 'a', number: 1, drafts: stale }, measure);
  expect(await store.read('a')).toMatchObject({ text: 'one', versions: 3 });

  const drafts = [draft('one and only here', 3)];
  const { kept } = await restoreVersion(store, { id: 'a', number: 2, drafts }, measure);
  expect(kept).toBe('one and only here');
  expect(await store.readVersion('a', 4)).toMatchObject({ text: kept });
  expect(await store.read('a')).toMatchObject({ text: 'two', versions: 5 });
});

function text(words: string) {
  return {
    id: 'a',
    title: 'Slack water',
    kind: 'fiction' as const, // the literal, not string
    language: 'en' as const, // the literal, not string
    text: words,
    figures: figures(words),
  };
}

function figures(words: string) {
  return { words: words.split(' ').length, characters: words.length, findings: 0 };
}
