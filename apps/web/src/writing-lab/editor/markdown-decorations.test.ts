import { expect, test } from 'vitest';
import { findEmphases, lineStyleOf } from './markdown-decorations.ts';

test('a paragraph after another is indented, one after a blank line is not', () => {
  expect(lineStyleOf('She saw it.', 'By the time.')).toBe('following');
  expect(lineStyleOf('She saw it.', '')).toBe('plain');
  expect(lineStyleOf('She saw it.', null)).toBe('plain');
  expect(lineStyleOf('She saw it.', '# Chapter')).toBe('plain');
});

test('headings and quotations are recognized by their Markdown markers', () => {
  expect(lineStyleOf('## Slack water', null)).toBe('heading');
  expect(lineStyleOf('#notaheading', null)).toBe('plain');
  expect(lineStyleOf('> quoted', 'before')).toBe('quotation');
});

test('emphasis includes its markers and is not found within words or calculations', () => {
  expect(findEmphases('a *very* low **tide**')).toEqual([
    { from: 2, to: 8, isStrong: false },
    { from: 13, to: 21, isStrong: true },
  ]);
  expect(findEmphases('snake_case_name and 2 * 3 * 4')).toEqual([]);
});
