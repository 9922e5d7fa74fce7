import { expect, test } from 'vitest';
import { containsPattern, startsWithPattern } from './like.ts';

test('wildcards in the search text are escaped', () => {
  expect(containsPattern('100%_\\')).toBe('%100\\%\\_\\\\%');
  expect(startsWithPattern('50%')).toBe('50\\%%');
});
