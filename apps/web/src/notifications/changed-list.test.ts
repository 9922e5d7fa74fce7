import type { Notification } from '@longhand/contract/notifications';
import { expect, test } from 'vitest';
import { changedList } from './changed-list.ts';

const one = (id: string, isArchived = false): Notification => ({
  id,
  kind: 'welcome',
  params: {},
  createdAt: '2026-11-20T12:00:00.000Z',
  isRead: false,
  isArchived,
});
const pages = [{ items: [one('a'), one('b')], next: 'b' }];

test('what is read stays where it is, also among the unread, so that it can be taken back', () => {
  const states = { isRead: true };

  for (const show of ['all', 'unread'] as const) {
    const [page] = changedList(pages, { show, id: 'a', states });
    expect(page?.items.map(({ id, isRead }) => [id, isRead])).toEqual([
      ['a', true],
      ['b', false],
    ]);
  }
});

test('what is archived leaves the list, what is taken out leaves the archive', () => {
  const [all] = changedList(pages, { show: 'all', id: 'a', states: { isArchived: true } });
  expect(all).toEqual({ items: [one('b')], next: 'b' });

  const archive = [{ items: [one('a', true)], next: null }];
  expect(
    changedList(archive, { show: 'archived', id: 'a', states: { isArchived: false } }),
  ).toEqual([{ items: [], next: null }]);
});
