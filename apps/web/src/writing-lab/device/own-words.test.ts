import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { openLabDatabase } from './database.ts';
import { addOwnWord, readOwnWords, removeOwnWord } from './own-words.ts';

const at = '2026-11-21T10:00:00.000Z';

test('a word is kept once, whatever its capitals, and can be taken out again', async () => {
  const database = await openLabDatabase('ann');
  await addOwnWord(database, 'skerrick', at);
  await addOwnWord(database, 'Skerrick', at);
  await addOwnWord(database, 'Brannoc', at);
  expect(await readOwnWords(database)).toEqual(['Brannoc', 'Skerrick']);

  await removeOwnWord(database, 'SKERRICK');
  expect(await readOwnWords(database)).toEqual(['Brannoc']);
});

test('the words of one person are not those of another', async () => {
  await addOwnWord(await openLabDatabase('bob'), 'haar', at);

  expect(await readOwnWords(await openLabDatabase('eve'))).toEqual([]);
});
