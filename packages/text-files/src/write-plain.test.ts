import { expect, test } from 'vitest';
import { writePlain } from './write-plain.ts';

test('plain text has no Markdown markers, and every heading has its own line', () => {
  expect(
    writePlain('# One #\n\nShe *went* **on**, ***far***.\n## Two\n> Salt and *rope*.\n\n---\n'),
  ).toBe('One\n\nShe went on, far.\nTwo\nSalt and rope.\n\n* * *\n');
});

test('line breaks, list markers and link targets are kept', () => {
  expect(writePlain('  Low tide,\n\n\nhigh tide\n')).toBe('  Low tide,\n\n\nhigh tide\n');
  expect(writePlain('1. rope\n* salt\n  - coarse')).toBe('1. rope\n- salt\n  - coarse');
  expect(writePlain('5 * 3 is_not_slanted')).toBe('5 * 3 is_not_slanted');
  expect(writePlain('See [the *bar*](https://example.org/a).')).toBe(
    'See the bar (https://example.org/a).',
  );
  expect(writePlain('Salt.[^1]\n\n[^1]: From the *bay*.')).toBe('Salt.[1]\n\n[1] From the bay.');
});

test('emphasis markers are removed in Chinese and Arabic too', () => {
  expect(writePlain('# 潮\n她*走*了。')).toBe('潮\n她走了。');
  expect(writePlain('«قالت *مرتا* نعم»')).toBe('«قالت مرتا نعم»');
});
