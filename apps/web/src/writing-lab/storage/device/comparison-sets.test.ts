import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { countDeviceTexts, deleteDeviceTexts } from '../../../platform/device-texts.ts';
import { StorageWriteError } from '../../../platform/failures.ts';
import { readComparisonSets, removeComparisonSet, saveComparisonSet } from './comparison-sets.ts';
import { type ComparisonSet, openLabDatabase } from './database.ts';

const setOf = (id: string, createdAt: string): ComparisonSet => ({
  ...{ id, name: `Set ${id}`, language: 'en', createdAt },
  files: [{ title: 'Book', words: 3_000, figures: { lix: 30 } }],
  frequencies: { words: 3_000, uses: [['the', 150]] },
});

test('a set can be renamed, removed and restored', async () => {
  const database = await openLabDatabase('ann');
  const open = async () => database;
  await saveComparisonSet(open, setOf('b', '2026-11-22T10:00:00.000Z'));
  const first = setOf('a', '2026-11-21T10:00:00.000Z');
  await saveComparisonSet(open, first);
  await saveComparisonSet(open, { ...first, name: 'Sea books' });
  expect((await readComparisonSets(open)).map(({ name }) => name)).toEqual(['Sea books', 'Set b']);

  await removeComparisonSet(open, 'a');
  expect((await readComparisonSets(open)).map(({ id }) => id)).toEqual(['b']);
  await saveComparisonSet(open, first);
  expect((await readComparisonSets(open)).map(({ id }) => id)).toEqual(['a', 'b']);
});

test('a set is counted in the device data and deleted with it', async () => {
  const database = await openLabDatabase('bob');
  await saveComparisonSet(async () => database, setOf('a', '2026-11-21T10:00:00.000Z'));
  expect(await countDeviceTexts('bob')).toEqual({ drafts: 0, texts: 0, words: 0, sets: 1 });
  database.close();

  await deleteDeviceTexts('bob');
  expect(await countDeviceTexts('bob')).toBeNull();
});

test('a browser without storage is reported', async () => {
  const open = () => Promise.reject(new DOMException('No', 'SecurityError'));

  await expect(readComparisonSets(open)).rejects.toBeInstanceOf(StorageWriteError);
});
