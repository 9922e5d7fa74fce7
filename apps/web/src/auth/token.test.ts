import { expect, test } from 'vitest';
import { tokenFromHash } from './token.ts';

test('the token of an emailed link is read from the URL hash', () => {
  expect(tokenFromHash('#token=a-b_c')).toBe('a-b_c');
  expect(tokenFromHash('token=a-b_c&x=1')).toBe('a-b_c');
  expect(tokenFromHash('#token=')).toBeNull();
  expect(tokenFromHash('')).toBeNull();
});
