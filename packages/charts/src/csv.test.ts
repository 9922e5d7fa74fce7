import { readTable } from '@longhand/progress-files/table';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Value } from './chart.ts';
import { byteOrderMark, csvOf, csvRows } from './csv.ts';

const line = (...row: Value[]) =>
  csvOf({ columns: [{ name: 'a', holds: 'text' }], rows: [row] }).split('\r\n')[1];

test.each([
  ...['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '＝1+1', '＋1', '－1', '＠SUM(A1)', '﹦1+1'],
  ...[' =1+1', '\u00a0=1+1', '\u3000＝1', '\ufeff=1+1', '\u200b=1+1'],
])('%o is words and no formula', (words) => {
  expect(line(words)).toBe(`'${words}`);
});

test.each(['=HYPERLINK("http://x")\n', '＝HYPERLINK("http://x")\r\nmore', '\n=1+1', '\r=1'])(
  'a line break in %o does not hide the formula',
  (words) => {
    expect(csvRows([[words]])).toBe(`"'${words.replaceAll('"', '""')}"\r\n`);
  },
);

test('a file that is written in parts is the same as one written at once', () => {
  const rows = [
    ['=1', 2],
    [null, 'x'],
  ];
  const columns = [
    { name: 'one', holds: 'text' as const },
    { name: 'two', holds: 'number' as const },
  ];

  expect(
    byteOrderMark + csvRows([['one', 'two']]) + rows.map((row) => csvRows([row])).join(''),
  ).toBe(csvOf({ columns, rows }));
});

test('what was written is read again', () => {
  const word = fc.stringMatching(/^[a-zé“,";|\n ]*[a-z]$/u).map((text) => text.trim());
  const table = fc.array(fc.tuple(word, word), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(table, (rows) => {
      const { columns, rows: read } = readTable(csvRows([['one', 'two'], ...rows]));

      expect(columns).toEqual(['one', 'two']);
      expect(read).toEqual(rows.map((row) => row.map((cell) => cell.trim())));
    }),
  );
});

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
