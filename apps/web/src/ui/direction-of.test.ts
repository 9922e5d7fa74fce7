import { expect, test } from 'vitest';
import { directionOf } from './direction-of.ts';

test('a field is of the direction of its words, and of that of the page while it has none', () => {
  expect(directionOf({ dir: 'auto', value: 'مرسى' })).toBe('auto');
  expect(directionOf({ dir: 'auto', value: '' })).toBeUndefined();
  expect(directionOf({ dir: 'auto' })).toBe('auto');
  expect(directionOf({ dir: 'ltr', value: '' })).toBe('ltr');
});
