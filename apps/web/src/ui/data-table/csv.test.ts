import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

const lines = (rows: Parameters<typeof csvOf>[1]) => csvOf(['a'], rows).slice(1).split('\r\n');

test('commas, quotes and new lines stay within their field', () => {
  expect(lines([['one, two'], ['say "so"'], ['first\nsecond']])).toEqual([
    'a',
    '"one, two"',
    '"say ""so"""',
    '"first\nsecond"',
    '',
  ]);
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1'])('%o is words and no formula', (words) => {
  expect(lines([[words]])[1]).toBe(`'${words}`);
});

test('numbers stay numbers, and what is absent is empty', () => {
  expect(lines([[-3, null, 1.5]])[1]).toBe('-3,,1.5');
});

test('spreadsheets are told that it is UTF-8', () => {
  expect(csvOf(['ä'], [])).toBe('\uFEFFä\r\n');
});
