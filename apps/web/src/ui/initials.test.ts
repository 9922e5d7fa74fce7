import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Ines Calloway', 'IC'],
  ['Ines Maria Calloway', 'IC'],
  ['ines@calloway.example', 'I'],
  ['إيناس قاسم', 'إق'],
  ['陈玉兰', '陈'],
  ['émile', 'É'],
  ['', ''],
  ['42', ''],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
