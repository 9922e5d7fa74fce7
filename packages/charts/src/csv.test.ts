import { readTable } from '@longhand/progress-files/table';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Value } from './chart.ts';
import { byteOrderMark, toCsv, toCsvRows } from './csv.ts';

const line = (...row: Value[]) =>
  toCsv({ columns: [{ name: 'a', type: 'text' }], rows: [row] }).split('\r\n')[1];

test.each([
  ...['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '＝1+1', '＋1', '－1', '＠SUM(A1)', '﹦1+1'],
  ...[' =1+1', '\u00a0=1+1', '\u3000＝1', '\ufeff=1+1', '\u200b=1+1'],
])('%o is written as text, not as a formula', (words) => {
  expect(line(words)).toBe(`'${words}`);
});

test.each(['=HYPERLINK("http://x")\n', '＝HYPERLINK("http://x")\r\nmore', '\n=1+1', '\r=1'])(
  'a line break in %o does not hide the formula',
  (words) => {
    expect(toCsvRows([[words]])).toBe(`"'${words.replaceAll('"', '""')}"\r\n`);
  },
);

test('a file written in parts is the same as one written at once', () => {
  const rows = [
    ['=1', 2],
    [null, 'x'],
  ];
  const columns = [
    { name: 'one', type: 'text' as const },
    { name: 'two', type: 'number' as const },
  ];

  expect(
    byteOrderMark + toCsvRows([['one', 'two']]) + rows.map((row) => toCsvRows([row])).join(''),
  ).toBe(toCsv({ columns, rows }));
});

test('a written table can be read again', () => {
  const word = fc.stringMatching(/^[a-zé“,";|\n ]*[a-z]$/u).map((text) => text.trim());
  const table = fc.array(fc.tuple(word, word), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(table, (rows) => {
      const { columns, rows: read } = readTable(toCsvRows([['one', 'two'], ...rows]));

      expect(columns).toEqual(['one', 'two']);
      expect(read).toEqual(rows.map((row) => row.map((cell) => cell.trim())));
    }),
  );
});

test('column names are escaped too', () => {
  expect(toCsv({ columns: [{ name: '=A1', type: 'number' }], rows: [] })).toBe("\uFEFF'=A1\r\n");
});

test('numbers are plain, days are ISO 8601, null and NaN are empty', () => {
  expect(line(-3, 1234.5, '2026-11-20', null, Number.NaN)).toBe('-3,1234.5,2026-11-20,,');
});

test('commas, quotes and line breaks stay within their field', () => {
  expect(line('one, two', 'say "so"', 'first\nsecond')).toBe(
    '"one, two","say ""so""","first\nsecond"',
  );
});
