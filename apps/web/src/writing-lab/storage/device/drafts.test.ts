import 'fake-indexeddb/auto';
import { forceCloseDatabase } from 'fake-indexeddb';
import { unwrap } from 'idb';
import { beforeEach, expect, test } from 'vitest';
import { type Draft, type LabDatabase, openLabDatabase } from './database.ts';
import { findDraftsOf, listDrafts, readDraft, removeDraft, saveDraft } from './drafts.ts';

let database: LabDatabase;
let user = 0;

beforeEach(async () => {
  database = await openLabDatabase(`writer-${user++}`);
});

test('a draft is read as it was saved, and another user does not see it', async () => {
  await saveDraft(database, draft('a', { text: 'By the time' }));
  const other = await openLabDatabase('somebody else');

  expect(await readDraft(database, 'a')).toMatchObject({ text: 'By the time' });
  expect(await listDrafts(other)).toEqual([]);
});

test('a database closed by the browser reports it and opens again with its data', async () => {
  let isLost = false;
  const first = await openLabDatabase('lost', () => {
    isLost = true;
  });
  await saveDraft(first, draft('a', { text: 'By the time' }));
  forceCloseDatabase(unwrap(first) as never); // the types expect the class
  await expect.poll(() => isLost).toBe(true);

  const again = await openLabDatabase('lost');
  expect(await readDraft(again, 'a')).toMatchObject({ text: 'By the time' });
});

test('drafts are listed newest first, without their text', async () => {
  await saveDraft(database, draft('old', { keptAt: '2026-11-19T10:00:00.000Z' }));
  await saveDraft(database, draft('new', { keptAt: '2026-11-20T10:00:00.000Z' }));
  const listed = await listDrafts(database);

  expect(listed.map(({ id }) => id)).toEqual(['new', 'old']);
  expect(listed[0]).not.toHaveProperty('text');
});

test('words stored before they were counted are counted in the list', async () => {
  await saveDraft(database, draft('pasted', { text: 'By the time the bells stopped', words: 0 }));
  await saveDraft(database, draft('empty', { text: ' \n' }));
  const listed = await listDrafts(database);

  expect(listed).toContainEqual(
    expect.objectContaining({ id: 'pasted', words: 6, isBlank: false }),
  );
  expect(listed).toContainEqual(expect.objectContaining({ id: 'empty', words: 0, isBlank: true }));
});

test('the draft of a saved text is found by the id of that text', async () => {
  const home = { place: 'server' as const, id: 's', revision: 3, versions: 2 }; // keeps the literal type
  await saveDraft(database, draft('a', { home }));
  await saveDraft(database, draft('b', {}));

  expect(await findDraftsOf(database, 's')).toMatchObject([{ id: 'a' }]);
  await removeDraft(database, 'a');
  expect(await findDraftsOf(database, 's')).toEqual([]);
});

function draft(id: string, overrides: Partial<Draft>): Draft {
  return {
    id,
    title: '',
    text: '',
    kind: 'fiction',
    language: 'auto',
    words: 0,
    home: null,
    isAhead: true,
    pasted: 0,
    createdAt: '2026-11-19T09:00:00.000Z',
    keptAt: '2026-11-19T09:00:00.000Z',
    ...overrides,
  };
}
