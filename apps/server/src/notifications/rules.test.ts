import { expect, test } from 'vitest';
import { preferencesFrom } from './rules.ts';

test('without a choice everything is listed and nothing is mailed', () => {
  expect(preferencesFrom([])).toContainEqual({ kind: 'goal_reached', app: true, mail: false });
});

test('a choice counts for its kind and channel alone', () => {
  const preferences = preferencesFrom([{ kind: 'goal_reached', channel: 'mail', wanted: true }]);

  expect(preferences).toContainEqual({ kind: 'goal_reached', app: true, mail: true });
  expect(preferences).toContainEqual({ kind: 'welcome', app: true, mail: false });
});
