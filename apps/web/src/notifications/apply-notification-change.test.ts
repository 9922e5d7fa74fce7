import type { Notification } from '@longhand/contract/notifications';
import { expect, test } from 'vitest';
import { applyNotificationChange } from './apply-notification-change.ts';

const notification = (id: string, isArchived = false): Notification => ({
  id,
  kind: 'welcome',
  params: {},
  createdAt: '2026-11-20T12:00:00.000Z',
  isRead: false,
  isArchived,
});
const pages = [{ items: [notification('a'), notification('b')], next: 'b' }];

test('a notification marked as read stays in its list, even the unread list, so it can be undone', () => {
  const states = { isRead: true };

  for (const show of ['all', 'unread'] as const) {
    const [page] = applyNotificationChange(pages, { show, id: 'a', states });
    expect(page?.items.map(({ id, isRead }) => [id, isRead])).toEqual([
      ['a', true],
      ['b', false],
    ]);
  }
});

test('an archived notification leaves its list, a restored one leaves the archive', () => {
  const [all] = applyNotificationChange(pages, {
    show: 'all',
    id: 'a',
    states: { isArchived: true },
  });
  expect(all).toEqual({ items: [notification('b')], next: 'b' });

  const archive = [{ items: [notification('a', true)], next: null }];
  expect(
    applyNotificationChange(archive, { show: 'archived', id: 'a', states: { isArchived: false } }),
  ).toEqual([{ items: [], next: null }]);
});
