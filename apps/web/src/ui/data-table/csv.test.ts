import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

const lines = (rows: Parameters<typeof toCsv>[1]) => toCsv(['a'], rows).slice(1).split('\r\n');

test('commas, quotes and line breaks stay within their field', () => {
  expect(lines([['one, two'], ['say "so"'], ['first\nsecond']])).toEqual([
    'a',
    '"one, two"',
    '"say ""so"""',
    '"first\nsecond"',
    '',
  ]);
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1'])(
  '%o is exported as text, not as a formula',
  (words) => {
    expect(lines([[words]])[1]).toBe(`'${words}`);
  },
);

test('numbers stay numbers, and missing values are empty', () => {
  expect(lines([[-3, null, 1.5]])[1]).toBe('-3,,1.5');
});

test('the file starts with a UTF-8 byte order mark', () => {
  expect(toCsv(['ä'], [])).toBe('\uFEFFä\r\n');
});
