import { expect, test } from 'vitest';
import { emphases, lineLook } from './text-look.ts';

test('a paragraph that follows another is indented, one after a blank line is not', () => {
  expect(lineLook('She saw it.', 'By the time.')).toBe('following');
  expect(lineLook('She saw it.', '')).toBe('plain');
  expect(lineLook('She saw it.', null)).toBe('plain');
  expect(lineLook('She saw it.', '# Chapter')).toBe('plain');
});

test('headings and quotations are told by their signs', () => {
  expect(lineLook('## Slack water', null)).toBe('heading');
  expect(lineLook('#notaheading', null)).toBe('plain');
  expect(lineLook('> quoted', 'before')).toBe('quotation');
});

test('emphasis is found with its signs, and not inside words or calculations', () => {
  expect(emphases('a *very* low **tide**')).toEqual([
    { from: 2, to: 8, isStrong: false },
    { from: 13, to: 21, isStrong: true },
  ]);
  expect(emphases('snake_case_name and 2 * 3 * 4')).toEqual([]);
});
