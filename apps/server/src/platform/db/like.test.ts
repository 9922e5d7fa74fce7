import { expect, test } from 'vitest';
import { beginningWith, containing } from './like.ts';

test('what looks like a wildcard is searched for as it stands', () => {
  expect(containing('100%_\\')).toBe('%100\\%\\_\\\\%');
  expect(beginningWith('50%')).toBe('50\\%%');
});
