import { expect, test } from 'vitest';
import { ancestorPaths } from './ancestor-paths.ts';

test('a screen comes after its section, and home has no ancestors', () => {
  expect(ancestorPaths('/app/goals/active')).toEqual(['/app/goals', '/app/goals/active']);
  expect(ancestorPaths('/app/goals')).toEqual(['/app/goals']);
  expect(ancestorPaths('/app')).toEqual(['/app']);
  expect(ancestorPaths('/')).toEqual(['/']);
});
