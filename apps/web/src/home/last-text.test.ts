import { expect, test } from 'vitest';
import type { RecentDraft } from '../platform/recent-draft.ts';
import { selectLastText } from './last-text.ts';

const sample = {
  id: '0192f0c1-0000-7000-8000-000000000002',
  title: 'Slack water',
  kind: 'fiction' as const,
  language: 'en' as const,
  projectId: null,
  tags: [],
  words: 472,
  characters: 2_600,
  findings: 3,
  revision: 1,
  versions: 1,
  createdAt: '2026-11-19T08:00:00.000Z',
  changedAt: '2026-11-20T14:31:00.000Z',
  deletedAt: null,
  excerpt: 'A fifth post came up black and shining.\n\n“It only went the once,” Keziah said.',
};
const draft = (overrides: Partial<RecentDraft> = {}): RecentDraft => ({
  id: 'd',
  title: 'Slack water',
  excerpt: 'And went again.',
  words: 480,
  changedAt: '2026-11-20T15:00:00.000Z',
  isAhead: true,
  ...overrides,
});

test('a saved text shows its last paragraph separately and opens in the analyzer', () => {
  expect(selectLastText(sample, null)).toMatchObject({
    before: ['A fifth post came up black and shining.'],
    last: '“It only went the once,” Keziah said.',
    to: `/app/writing-lab/analyzer?sample=${sample.id}`,
    isOnDevice: false,
  });
});

test('paragraphs are split at any number of line breaks', () => {
  const excerpt = 'It rained.\n\n\nNobody came.\nThe lamp went out.\n\nThen it was day.\n';

  expect(selectLastText({ ...sample, excerpt }, null)).toMatchObject({
    before: ['It rained.', 'Nobody came.', 'The lamp went out.'],
    last: 'Then it was day.',
  });
});

test('a newer draft with unsaved words comes first', () => {
  expect(selectLastText(sample, draft())).toMatchObject({
    before: [],
    last: 'And went again.',
    to: '/app/writing-lab/analyzer?draft=d',
    isOnDevice: true,
  });
});

test('an older draft, or one equal to the saved text, does not come first', () => {
  expect(selectLastText(sample, draft({ changedAt: '2026-11-20T10:00:00.000Z' }))?.isOnDevice).toBe(
    false,
  );
  expect(selectLastText(sample, draft({ isAhead: false }))?.isOnDevice).toBe(false);
});

test('a draft alone is offered, and without both there is nothing', () => {
  expect(selectLastText(null, draft())?.to).toBe('/app/writing-lab/analyzer?draft=d');
  expect(selectLastText(null, null)).toBeNull();
});
