import {
  categoryRules,
  notificationCategories,
  notificationChannels,
} from '@longhand/contract/notification-catalogue';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { categorySettingsFrom, enabledChannels } from './rules.ts';

const on = { isEnabled: true, isLocked: false };
const off = { isEnabled: false, isLocked: false };

test('without preferences every category has its default channels', () => {
  const settings = categorySettingsFrom([]);

  expect(settings).toContainEqual({ category: 'goals', app: on, email: off, push: off });
  expect(settings).toContainEqual({ category: 'reminders', app: on, email: on, push: on });
  expect(settings.map(({ category }) => category)).toEqual(notificationCategories);
});

test('a preference applies only to its category and channel', () => {
  const settings = categorySettingsFrom([
    { category: 'goals', channel: 'email', isEnabled: true },
    { category: 'account', channel: 'app', isEnabled: false },
  ]);

  expect(settings).toContainEqual({ category: 'goals', app: on, email: on, push: off });
  expect(settings).toContainEqual({ category: 'account', app: off, email: on, push: off });
  expect(settings).toContainEqual({ category: 'texts', app: on, email: off, push: off });
});

test('locked channels are on whatever the preferences say', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...notificationCategories),
      fc.array(
        fc.record({ channel: fc.constantFrom(...notificationChannels), isEnabled: fc.boolean() }),
      ),
      (category, preferences) => {
        const enabled = enabledChannels(category, preferences);

        expect(enabled).toEqual(expect.arrayContaining([...categoryRules[category].locked]));
        expect(new Set(enabled).size).toBe(enabled.length);
      },
    ),
  );
});
