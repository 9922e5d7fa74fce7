import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { openLabDatabase } from './database.ts';
import {
  asideAlways,
  asideHere,
  heedAgain,
  isIgnored,
  putAside,
  readAlwaysKey,
  readIgnored,
} from './ignored.ts';

const finding = { id: 'f1', rule: 'adverb', text: 'Slowly' } as const;
const other = { ...finding, id: 'f2', text: 'slowly' };
const at = '2026-11-20T14:31:00.000Z';

test('what is put aside here is aside in this text alone', async () => {
  const database = await openLabDatabase('here');
  await putAside(database, asideHere(finding, 'one'), at);

  expect(isIgnored(await readIgnored(database, 'one'), finding)).toBe(true);
  expect(isIgnored(await readIgnored(database, 'one'), other)).toBe(false);
  expect(isIgnored(await readIgnored(database, 'two'), finding)).toBe(false);
});

test('what is put aside always is aside in every text, whatever its case', async () => {
  const database = await openLabDatabase('always');
  await putAside(database, asideAlways(finding), at);

  expect(isIgnored(await readIgnored(database, 'two'), other)).toBe(true);
});

test('bringing back takes away what was put aside, and only that', async () => {
  const database = await openLabDatabase('back');
  await putAside(database, asideAlways(finding), at);
  await putAside(database, asideHere(finding, 'one'), at);
  await heedAgain(database, asideAlways(finding));

  expect(isIgnored(await readIgnored(database, 'one'), other)).toBe(false);
  expect(isIgnored(await readIgnored(database, 'one'), finding)).toBe(true);
});

test('a key of always is read back into rule and words, colons included', () => {
  const { key } = asideAlways({ rule: 'echo', text: 'Note: this' });

  expect(readAlwaysKey(key)).toEqual({ rule: 'echo', words: 'note: this' });
});
