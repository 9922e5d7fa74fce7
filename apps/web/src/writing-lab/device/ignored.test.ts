import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { openLabDatabase } from './database.ts';
import {
  asideAlways,
  asideHere,
  asideRule,
  heedAgain,
  isIgnored,
  nothingIgnored,
  putAside,
  readAlwaysKey,
  readIgnoredHere,
} from './ignored.ts';

const finding = { id: 'f1', rule: 'adverb', text: 'Slowly' } as const;
const other = { ...finding, id: 'f2', text: 'slowly' };
const at = '2026-11-20T14:31:00.000Z';

test('what is put aside here is aside in this text alone', async () => {
  const database = await openLabDatabase('here');
  await putAside(database, { ...asideHere(finding, 'one'), textId: 'one' }, at);
  const inText = async (id: string) => ({
    ...nothingIgnored,
    here: await readIgnoredHere(database, id),
  });

  expect(isIgnored(await inText('one'), finding)).toBe(true);
  expect(isIgnored(await inText('one'), other)).toBe(false);
  expect(isIgnored(await inText('two'), finding)).toBe(false);
});

test('what is put aside always is aside whatever its case, and only for its rule', () => {
  const ignored = { ...nothingIgnored, always: new Set([asideAlways(finding).key]) };

  expect(isIgnored(ignored, other)).toBe(true);
  expect(isIgnored(ignored, { ...other, rule: 'echo' })).toBe(false);
});

test('a rule that is put aside always is aside with all its words', () => {
  const ignored = { ...nothingIgnored, always: new Set(['adverb:']) };

  expect(isIgnored(ignored, finding)).toBe(true);
  expect(isIgnored(ignored, { ...finding, rule: 'echo' })).toBe(false);
});

test('bringing back takes away what was put aside, and only that', async () => {
  const database = await openLabDatabase('back');
  for (const textId of ['one', 'two']) await putAside(database, { key: 'f1', textId }, at);
  await heedAgain(database, { key: 'f1', textId: 'one' });

  expect(await readIgnoredHere(database, 'one')).toEqual(new Set());
  expect(await readIgnoredHere(database, 'two')).toEqual(new Set(['f1']));
});

test('a key of always is read back into rule and words, colons included', () => {
  const { key } = asideAlways({ rule: 'echo', text: 'Note: this' });

  expect(readAlwaysKey(key)).toEqual({ rule: 'echo', words: 'note: this' });
});

test('a rule of a checker that has many behind one name is aside by its own name, the others are not', () => {
  const remark = (checkerRule: string) => ({
    id: 'f3',
    rule: 'language-tool' as const,
    text: 'les enfant',
    reason: { code: 'language-tool' as const, values: { checkerRule } },
  });
  const here = new Set([asideRule(remark('ACCORD'), 'one').key]);

  expect(isIgnored({ ...nothingIgnored, here }, remark('ACCORD'))).toBe(true);
  expect(isIgnored({ ...nothingIgnored, here }, remark('VIRGULE'))).toBe(false);
});
