import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { listDeviceTexts, readRecentDraft } from '../../../platform/recent-draft.ts';
import { type Draft, openLabDatabase } from './database.ts';
import { saveDraft } from './drafts.ts';

const draftOf = (overrides: Partial<Draft>): Draft => ({
  id: 'a',
  title: 'Slack water',
  text: 'It only went the once.',
  kind: 'fiction',
  language: 'en',
  words: 5,
  home: null,
  isAhead: true,
  pasted: 0,
  createdAt: '2026-11-20T08:00:00.000Z',
  keptAt: '2026-11-20T09:00:00.000Z',
  ...overrides,
});

test('the last stored draft is found outside the lab, with the end of its text', async () => {
  const database = await openLabDatabase('ann');
  await saveDraft(database, draftOf({ id: 'old', keptAt: '2026-11-19T09:00:00.000Z' }));
  await saveDraft(database, draftOf({ id: 'new', text: `${'word '.repeat(200)}the end.\n` }));
  await saveDraft(
    database,
    draftOf({ id: 'empty', text: ' ', keptAt: '2026-11-20T10:00:00.000Z' }),
  );

  const found = await readRecentDraft('ann');

  expect(found).toMatchObject({ id: 'new', title: 'Slack water', isAhead: true });
  expect(found?.excerpt).toMatch(/^word .*the end\.$/);
  expect(found?.excerpt.length).toBeLessThanOrEqual(280);
});

test('looking for a draft before the first use of the lab does not create its database', async () => {
  expect(await readRecentDraft('bob')).toBeNull();

  const database = await openLabDatabase('bob');
  await saveDraft(database, draftOf({ id: 'first' }));

  expect(await readRecentDraft('bob')).toMatchObject({ id: 'first' });
});

test('a saved text that was only opened does not hide the newest unsaved draft', async () => {
  const database = await openLabDatabase('cleo');
  await saveDraft(database, draftOf({ id: 'unsaved', keptAt: '2026-11-20T09:00:00.000Z' }));
  const opened = { isAhead: false, keptAt: '2026-11-20T10:00:00.000Z' };
  await saveDraft(database, draftOf({ id: 'opened', ...opened }));

  expect(await readRecentDraft('cleo')).toMatchObject({ id: 'opened' });
  expect(await listDeviceTexts('cleo')).toEqual([
    { kind: 'draft', id: 'unsaved', title: 'Slack water' },
  ]);
});
