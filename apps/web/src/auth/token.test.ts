import { expect, test } from 'vitest';
import { tokenIn } from './token.ts';

test('a link from a mail carries its token behind the #', () => {
  expect(tokenIn('#token=a-b_c')).toBe('a-b_c');
  expect(tokenIn('token=a-b_c&x=1')).toBe('a-b_c');
  expect(tokenIn('#token=')).toBeNull();
  expect(tokenIn('')).toBeNull();
});
