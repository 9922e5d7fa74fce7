import { expect, test } from 'vitest';
import { preferencesFrom } from './rules.ts';

test('by default everything is listed and few kinds are emailed', () => {
  const preferences = preferencesFrom([]);
  const mailed = preferences.filter(({ mail }) => mail).map(({ kind }) => kind);

  expect(preferences).toContainEqual({ kind: 'goal_reached', app: true, mail: false });
  expect(mailed).toEqual(['goal_reminder', 'new_sign_in', 'data_ready']);
});

test('a choice applies only to its kind and channel', () => {
  const preferences = preferencesFrom([{ kind: 'goal_reached', channel: 'mail', wanted: true }]);

  expect(preferences).toContainEqual({ kind: 'goal_reached', app: true, mail: true });
  expect(preferences).toContainEqual({ kind: 'welcome', app: true, mail: false });
});
