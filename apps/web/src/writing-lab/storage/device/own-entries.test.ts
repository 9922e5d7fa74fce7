import 'fake-indexeddb/auto';
import { limits } from '@longhand/contract/limits';
import { openDB } from 'idb';
import { expect, test } from 'vitest';
import { countDeviceTexts, labDatabaseName } from '../../../platform/device-texts.ts';
import { openLabDatabase } from './database.ts';
import {
  type NewOwnEntry,
  readOwnEntries,
  releaseOwnEntries,
  removeOwnEntries,
  saveOwnEntries,
} from './own-entries.ts';

const at = '2026-11-21T10:00:00.000Z';
const word = (text: string, more: Partial<NewOwnEntry> = {}): NewOwnEntry => ({
  ...{ id: crypto.randomUUID(), kind: 'dictionary', projectId: null, rule: '', word: text },
  ...{ replacements: [], note: '', isExact: false, held: null, ...more },
});

test('a word is saved once, ignoring case, and can be removed', async () => {
  const database = await openLabDatabase('ann');
  await saveOwnEntries(database, [word('skerrick')], at);
  await saveOwnEntries(database, [word('Skerrick'), word('brannoc')], at);
  const [first, second] = await readOwnEntries(database);
  expect([first?.word, second?.word]).toEqual(['brannoc', 'Skerrick']);

  await removeOwnEntries(database, [second?.id ?? '']);
  expect(await readOwnEntries(database)).toMatchObject([{ word: 'brannoc', state: 'waiting' }]);
  expect(await database.count('ownEntries')).toBe(1);
});

test('a word edited into an existing one is merged with it', async () => {
  const database = await openLabDatabase('cat');
  const [haar, lee] = [word('haar'), word('lee')];
  await saveOwnEntries(database, [haar, lee], at);
  await saveOwnEntries(database, [{ ...lee, word: 'Haar' }], at);

  expect(await readOwnEntries(database)).toMatchObject([{ id: haar.id, word: 'Haar' }]);
});

test('an entry the account may have is marked as removed, and leaves the account when it shall stay on the device', async () => {
  const database = await openLabDatabase('dan');
  const [haar, lee] = [word('haar'), word('lee')];
  for (const one of [haar, lee]) {
    const sent = { at, state: 'sent', isKnown: true, edits: 0 } as const;
    await database.put('ownEntries', { ...one, ...sent });
  }

  await removeOwnEntries(database, [haar.id]);
  await saveOwnEntries(database, [{ ...lee, held: 'here' }], at);
  expect(await database.get('ownEntries', haar.id)).toMatchObject({ state: 'removed' });
  expect(await database.get('ownEntries', lee.id)).toMatchObject({ state: 'removed' });
  const [here, ...others] = await readOwnEntries(database);
  expect(here).toMatchObject({ word: 'lee', held: 'here', state: 'waiting', isKnown: false });
  expect(others).toEqual([]);
});

test('held words of a draft are released when it is saved, all others when the user asks for it', async () => {
  const database = await openLabDatabase('flo');
  const words = [word('haar', { held: 'a draft' }), word('lee', { held: 'here' })];
  await saveOwnEntries(database, words, at);

  expect(await releaseOwnEntries(database, 'a draft')).toBe(true);
  expect(await readOwnEntries(database)).toMatchObject([{ held: null }, { held: 'here' }]);
  expect(await releaseOwnEntries(database, 'a draft')).toBe(false);
  await releaseOwnEntries(database, null);
  expect(await readOwnEntries(database)).toMatchObject([{ held: null }, { held: null }]);
});

test('an entry that is too long for the account stays on the device', async () => {
  const database = await openLabDatabase('gil');
  await saveOwnEntries(database, [word('x'.repeat(limits.ownWordMax + 1))], at);
  await releaseOwnEntries(database, null);

  expect(await readOwnEntries(database)).toMatchObject([{ held: 'here' }]);
});

test('the dictionary and globally ignored findings of older releases are migrated and stay on the device', async () => {
  const before = await openDB(labDatabaseName('eve'), 3, {
    upgrade(database) {
      for (const name of ['drafts', 'samples', 'readings', 'entries']) {
        database.createObjectStore(name, { keyPath: 'id' });
      }
      const ignored = database.createObjectStore('ignored', { keyPath: ['scope', 'key'] });
      ignored.createIndex('scope', 'scope');
      database.createObjectStore('ownWords', { keyPath: 'key' });
    },
  });
  await before.put('ownWords', { key: 'haar', word: 'Haar', at });
  await before.put('ignored', { scope: '*', key: 'echo:note: this', textId: null, at });
  await before.put('ignored', { scope: 'one', key: 'f1', textId: 'one', at });
  before.close();

  const database = await openLabDatabase('eve');
  expect(await readOwnEntries(database)).toMatchObject([
    { kind: 'dictionary', word: 'Haar', held: 'here' },
    { kind: 'ignore', rule: 'echo', word: 'note: this', held: 'here' },
  ]);
  expect(await database.getAll('ignored')).toMatchObject([{ key: 'f1' }]);
  expect([...database.objectStoreNames]).not.toContain('ownWords');
});

test('a user does not see the words of another', async () => {
  await saveOwnEntries(await openLabDatabase('bob'), [word('haar')], at);

  expect(await readOwnEntries(await openLabDatabase('ida'))).toEqual([]);
});

test('unsynced words are counted, to warn before the device data is deleted', async () => {
  const database = await openLabDatabase('counted');
  expect(await countDeviceTexts('counted')).toBeNull();

  await saveOwnEntries(database, [word('skerrick', { held: 'here' }), word('brannoc')], at);
  const [sent] = await readOwnEntries(database);
  if (sent) await database.put('ownEntries', { ...sent, state: 'sent', isKnown: true });

  expect(await countDeviceTexts('counted')).toEqual({ drafts: 0, texts: 0, words: 1, sets: 0 });
});
