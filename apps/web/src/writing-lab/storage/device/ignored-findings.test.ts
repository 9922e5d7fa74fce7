import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import {
  globalIgnoreTarget,
  isIgnored,
  nothingIgnored,
  parseGlobalIgnoreKey,
  ruleIgnoreTarget,
  textIgnoreTarget,
} from '../../analysis/findings/ignored-keys.ts';
import { type Draft, openLabDatabase } from './database.ts';
import { removeDraft, saveDraft } from './drafts.ts';
import {
  ignoreFinding,
  readIgnoredInSample,
  readIgnoredInText,
  restoreFinding,
  transferIgnored,
} from './ignored-findings.ts';

const finding = { id: 'f1', rule: 'adverb', text: 'Slowly' } as const;
const other = { ...finding, id: 'f2', text: 'slowly' };
const at = '2026-11-20T14:31:00.000Z';

test('a finding ignored in one text is shown in the others', async () => {
  const database = await openLabDatabase('here');
  await ignoreFinding(database, { ...textIgnoreTarget(finding, 'one'), textId: 'one' }, at);
  const inText = async (id: string) => ({
    ...nothingIgnored,
    here: await readIgnoredInText(database, id),
  });

  expect(isIgnored(await inText('one'), finding)).toBe(true);
  expect(isIgnored(await inText('one'), other)).toBe(false);
  expect(isIgnored(await inText('two'), finding)).toBe(false);
});

test('a globally ignored finding ignores case and applies to its rule only', () => {
  const ignored = { ...nothingIgnored, always: new Set([globalIgnoreTarget(finding).key]) };

  expect(isIgnored(ignored, other)).toBe(true);
  expect(isIgnored(ignored, { ...other, rule: 'echo' })).toBe(false);
});

test('a globally ignored rule covers all its findings', () => {
  const ignored = { ...nothingIgnored, always: new Set(['adverb:']) };

  expect(isIgnored(ignored, finding)).toBe(true);
  expect(isIgnored(ignored, { ...finding, rule: 'echo' })).toBe(false);
});

test('restoring a finding affects only that one', async () => {
  const database = await openLabDatabase('back');
  for (const textId of ['one', 'two']) await ignoreFinding(database, { key: 'f1', textId }, at);
  await restoreFinding(database, { key: 'f1', textId: 'one' });

  expect(await readIgnoredInText(database, 'one')).toEqual(new Set());
  expect(await readIgnoredInText(database, 'two')).toEqual(new Set(['f1']));
});

test('a global key is parsed into rule and words, including colons', () => {
  const { key } = globalIgnoreTarget({ rule: 'echo', text: 'Note: this' });

  expect(parseGlobalIgnoreKey(key)).toEqual({ rule: 'echo', words: 'note: this' });
});

test('ignored findings stay with the saved text when its draft is deleted, and are deleted with an unsaved draft', async () => {
  const database = await openLabDatabase('carried');
  const home = { place: 'server' as const, id: 's', revision: 1, versions: 1 }; // keeps the literal type
  const draft: Draft = {
    ...{ id: 'd', title: '', text: '', kind: 'fiction', language: 'en', words: 0, home },
    ...{ isAhead: false, pasted: 0, createdAt: at, keptAt: at },
  };
  await saveDraft(database, draft);
  await saveDraft(database, { ...draft, id: 'alone', home: null });
  await ignoreFinding(database, { key: 'f1', textId: 'd' }, at);
  await ignoreFinding(database, { key: 'f2', textId: 's' }, at);
  await ignoreFinding(database, { key: 'f3', textId: 'alone' }, at);
  expect(await readIgnoredInSample(database, 's')).toEqual(new Set(['f1', 'f2']));
  for (const id of ['d', 'alone']) await removeDraft(database, id);

  expect(await readIgnoredInText(database, 's')).toEqual(new Set(['f1', 'f2']));
  expect(await database.getAll('ignored')).toHaveLength(2);
});

test('ignored findings move from a draft to its saved text and are copied to its copies', async () => {
  const database = await openLabDatabase('moved');
  await ignoreFinding(database, { key: 'f1', textId: 'draft' }, at);
  await transferIgnored(database, { from: 'draft', to: 'text', isMoved: true });
  await transferIgnored(database, { from: 'text', to: 'copy', isMoved: false });
  const [draft, text, copy] = await Promise.all(
    ['draft', 'text', 'copy'].map((id) => readIgnoredInText(database, id)),
  );

  expect(draft).toEqual(new Set());
  expect(text).toEqual(new Set(['f1']));
  expect(copy).toEqual(new Set(['f1']));
});

test('a rule of a checker with many rules under one name is ignored by its own name, the others are not', () => {
  const createDiagnostic = (checkerRule: string) => ({
    id: 'f3',
    rule: 'language-tool' as const,
    text: 'les enfant',
    reason: { code: 'language-tool' as const, values: { checkerRule } },
  });
  const here = new Set([ruleIgnoreTarget(createDiagnostic('ACCORD'), 'one').key]);

  expect(isIgnored({ ...nothingIgnored, here }, createDiagnostic('ACCORD'))).toBe(true);
  expect(isIgnored({ ...nothingIgnored, here }, createDiagnostic('VIRGULE'))).toBe(false);
});
