import { expect, test } from 'vitest';
import type { Value } from './chart.ts';
import { csvOf } from './csv.ts';

const line = (...row: Value[]) =>
  csvOf({ columns: [{ name: 'a', holds: 'text' }], rows: [row] }).split('\r\n')[1];

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '＝1+1'])(
  '%o is words and no formula',
  (words) => {
    expect(line(words)).toBe(`'${words}`);
  },
);

test('the name of a column can not compute anything either', () => {
  expect(csvOf({ columns: [{ name: '=A1', holds: 'number' }], rows: [] })).toBe("\uFEFF'=A1\r\n");
});

test('numbers stay plain numbers, days are written as ISO 8601 does, what is absent is empty', () => {
  expect(line(-3, 1234.5, '2026-11-20', null, Number.NaN)).toBe('-3,1234.5,2026-11-20,,');
});

test('commas, quotes and new lines stay within their field', () => {
  expect(line('one, two', 'say "so"', 'first\nsecond')).toBe(
    '"one, two","say ""so""","first\nsecond"',
  );
});
