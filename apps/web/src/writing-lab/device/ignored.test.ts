import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { type Draft, openLabDatabase } from './database.ts';
import { keepDraft, removeDraft } from './drafts.ts';
import {
  asideAlways,
  asideHere,
  asideRule,
  carryIgnored,
  heedAgain,
  isIgnored,
  nothingIgnored,
  putAside,
  readAlwaysKey,
  readIgnoredHere,
  readIgnoredOf,
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

test('what is put aside in a text stays with it when its draft goes, and goes with one that has none', async () => {
  const database = await openLabDatabase('carried');
  const home = { place: 'server' as const, id: 's', revision: 1, versions: 1 }; // the literal, not string
  const draft: Draft = {
    ...{ id: 'd', title: '', text: '', kind: 'fiction', language: 'en', words: 0, home },
    ...{ isAhead: false, pasted: 0, createdAt: at, keptAt: at },
  };
  await keepDraft(database, draft);
  await keepDraft(database, { ...draft, id: 'alone', home: null });
  await putAside(database, { key: 'f1', textId: 'd' }, at);
  await putAside(database, { key: 'f2', textId: 's' }, at);
  await putAside(database, { key: 'f3', textId: 'alone' }, at);
  expect(await readIgnoredOf(database, 's')).toEqual(new Set(['f1', 'f2']));
  for (const id of ['d', 'alone']) await removeDraft(database, id);

  expect(await readIgnoredHere(database, 's')).toEqual(new Set(['f1', 'f2']));
  expect(await database.getAll('ignored')).toHaveLength(2);
});

test('what is put aside in a draft is carried to its saved text, and into a copy of it', async () => {
  const database = await openLabDatabase('moved');
  await putAside(database, { key: 'f1', textId: 'draft' }, at);
  await carryIgnored(database, { from: 'draft', to: 'text', isMoved: true });
  await carryIgnored(database, { from: 'text', to: 'copy', isMoved: false });
  const [draft, text, copy] = await Promise.all(
    ['draft', 'text', 'copy'].map((id) => readIgnoredHere(database, id)),
  );

  expect(draft).toEqual(new Set());
  expect(text).toEqual(new Set(['f1']));
  expect(copy).toEqual(new Set(['f1']));
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
