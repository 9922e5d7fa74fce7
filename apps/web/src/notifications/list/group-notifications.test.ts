import type { Notification, NotificationContent } from '@longhand/contract/notifications';
import { expect, test } from 'vitest';
import { groupNotifications } from './group-notifications.ts';

let count = 0;

function notification(
  content: NotificationContent,
  createdAt: string,
  goalId: string | null = null,
): Notification {
  count += 1;

  return {
    ...content,
    id: `n${count}`,
    createdAt,
    ...{ isSeen: true, isRead: false, isArchived: false, snoozedUntil: null },
    object: goalId === null ? null : { type: 'goal', id: goalId },
  };
}

const achievement: NotificationContent = {
  kind: 'achievement',
  params: { earned: [{ code: 'first_words', tier: 1 }] },
};
const reminder: NotificationContent = { kind: 'goal_reminder', params: { title: 'The Salt Road' } };
const reached: NotificationContent = {
  kind: 'goal_reached',
  params: { title: 'The Salt Road', amount: 100, measure: 'word', unit: '' },
};
const signIn: NotificationContent = {
  kind: 'new_sign_in',
  params: { at: '2026-11-20T12:00:00.000Z', device: '', range: '192.0.2.0/24', place: null },
};
const today = '2026-11-20T12:00:00.000Z';
const yesterday = '2026-11-19T12:00:00.000Z';
const dayOf = (instant: string) => instant.slice(0, 10);
const sizesOf = (items: readonly Notification[]) =>
  groupNotifications(items, dayOf).map((group) => group.items.length);

test('notifications of one kind are grouped by day', () => {
  const items = [today, today, today, yesterday].map((at) => notification(achievement, at));

  expect(sizesOf(items)).toEqual([3, 1]);
});

test('notifications about one goal are grouped, whatever their kind and day', () => {
  const items = [
    notification(reached, today, 'a'),
    notification(reminder, yesterday, 'a'),
    notification(reminder, yesterday, 'b'),
  ];
  const [first] = groupNotifications(items, dayOf);

  expect(sizesOf(items)).toEqual([2, 1]);
  expect(first?.object).toEqual({ type: 'goal', id: 'a' });
});

test('a group by kind has no object, and a group by object contains no other objects', () => {
  const ofTwoGoals = [notification(reminder, today, 'a'), notification(reminder, today, 'b')];
  expect(groupNotifications(ofTwoGoals, dayOf)).toMatchObject([{ object: null }]);

  const mixed = [...ofTwoGoals, notification(reached, today, 'b')];
  expect(sizesOf(mixed)).toEqual([2, 1]);
});

test('only adjacent notifications are grouped', () => {
  const items = [achievement, reminder, achievement].map((content) => notification(content, today));

  expect(sizesOf(items)).toEqual([1, 1, 1]);
});

test('security notifications are never grouped', () => {
  expect(sizesOf([notification(signIn, today), notification(signIn, today)])).toEqual([1, 1]);
});

test('group keys are unique and do not change when a notification is added', () => {
  const older = [
    ...[notification(achievement, today), notification(achievement, today)],
    notification(reminder, today),
    ...[notification(achievement, today), notification(achievement, today)],
  ];
  const keys = groupNotifications(older, dayOf).map(({ key }) => key);
  expect(new Set(keys).size).toBe(3);

  const newer = [notification(achievement, today), ...older];
  expect(groupNotifications(newer, dayOf).map(({ key }) => key)).toEqual(keys);
});
