import type { Notification } from '@longhand/contract/notifications';
import { expect, test } from 'vitest';
import { applyChange, applyToPages, undoChange, unreadDifference } from './apply-changes.ts';

const notification = (id: string, time: string): Notification => ({
  id,
  kind: 'welcome',
  params: {},
  createdAt: `2026-11-20T${time}:00.000Z`,
  isSeen: true,
  isRead: false,
  isArchived: false,
  snoozedUntil: null,
  object: null,
});
const a = notification('a', '12:00');
const b = notification('b', '11:00');
const c = notification('c', '10:00');
const all = { show: 'all', category: null } as const;
const idsOf = (pages: { items: Notification[] }[]) =>
  pages.map(({ items }) => items.map(({ id }) => id));

test('a notification marked as read stays in its list, also in the unread list', () => {
  const changed = [applyChange({ item: a, states: { isRead: true } })];

  for (const show of ['all', 'unread'] as const) {
    const [page] = applyToPages([{ items: [a, b], next: 'b' }], { show, category: null }, changed);
    expect(page?.items.map(({ id, isRead }) => [id, isRead])).toEqual([
      ['a', true],
      ['b', false],
    ]);
  }
});

test('an archived or snoozed notification leaves the list and enters the other one', () => {
  const pages = [{ items: [a, b], next: null }];

  const archived = [applyChange({ item: a, states: { isArchived: true } })];
  expect(idsOf(applyToPages(pages, all, archived))).toEqual([['b']]);
  const archive = [{ items: [c], next: null }];
  expect(idsOf(applyToPages(archive, { ...all, show: 'archived' }, archived))).toEqual([
    ['a', 'c'],
  ]);

  const snoozed = [applyChange({ item: a, states: { snoozedUntil: '2026-11-21T08:00:00.000Z' } })];
  expect(idsOf(applyToPages(pages, all, snoozed))).toEqual([['b']]);
  expect(
    idsOf(applyToPages([{ items: [], next: null }], { ...all, show: 'snoozed' }, snoozed)),
  ).toEqual([['a']]);
});

test('undoing a change restores the position of a notification, also between pages', () => {
  const change = { item: b, states: { isArchived: true } };
  const undone = [applyChange(undoChange(change))];

  expect(undone[0]).toMatchObject({ isArchived: false, snoozedUntil: null });
  expect(idsOf(applyToPages([{ items: [a, c], next: null }], all, undone))).toEqual([
    ['a', 'b', 'c'],
  ]);
  expect(
    idsOf(
      applyToPages(
        [
          { items: [a], next: 'a' },
          { items: [c], next: null },
        ],
        all,
        undone,
      ),
    ),
  ).toEqual([['a'], ['b', 'c']]);
});

test('a notification older than the loaded pages is not inserted', () => {
  expect(idsOf(applyToPages([{ items: [a], next: 'a' }], all, [c]))).toEqual([['a']]);
});

test('a list of another category does not change', () => {
  const filter = { show: 'all', category: 'security' } as const;

  expect(idsOf(applyToPages([{ items: [], next: null }], filter, [a]))).toEqual([[]]);
});

test('undoing the archiving of a snoozed notification snoozes it again', () => {
  const snoozedUntil = '2026-11-21T08:00:00.000Z';
  const change = { item: { ...a, snoozedUntil }, states: { isArchived: true } };

  expect(applyChange(change)).toMatchObject({ isArchived: true, snoozedUntil: null });
  expect(undoChange(change).states).toEqual({ isArchived: false, snoozedUntil });
  expect(undoChange({ ...change, states: { isRead: true } }).states).toEqual({ isRead: false });
});

test('only listed notifications count as unread', () => {
  expect(unreadDifference([{ item: a, states: { isRead: true } }])).toBe(-1);
  expect(unreadDifference([{ item: a, states: { isArchived: true } }])).toBe(-1);
  expect(unreadDifference([{ item: { ...a, isRead: true }, states: { isArchived: true } }])).toBe(
    0,
  );
  expect(
    unreadDifference([{ item: { ...a, isArchived: true }, states: { isArchived: false } }]),
  ).toBe(1);
});
