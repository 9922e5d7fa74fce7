import { expect, test } from 'vitest';
import { pathsAbove } from './paths-above.ts';

test('a screen stands below its place, and home stands alone', () => {
  expect(pathsAbove('/app/goals/active')).toEqual(['/app/goals', '/app/goals/active']);
  expect(pathsAbove('/app/goals')).toEqual(['/app/goals']);
  expect(pathsAbove('/app')).toEqual(['/app']);
  expect(pathsAbove('/')).toEqual(['/']);
});
