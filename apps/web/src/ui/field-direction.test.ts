import { expect, test } from 'vitest';
import { fieldDirection } from './field-direction.ts';

test('a field takes the direction of its text, and that of the page while it is empty', () => {
  expect(fieldDirection({ dir: 'auto', value: 'مرسى' })).toBe('auto');
  expect(fieldDirection({ dir: 'auto', value: '' })).toBeUndefined();
  expect(fieldDirection({ dir: 'auto' })).toBe('auto');
  expect(fieldDirection({ dir: 'ltr', value: '' })).toBe('ltr');
});
