import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTable } from './table.ts';
import { writeTable } from './write-table.ts';

test.each([
  ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
  ['+1', `"'+1"`],
  ['@sum', `"'@sum"`],
  ['a,b', '"a,b"'],
  ['two\nlines', '"two\nlines"'],
  ['كلمة', 'كلمة'],
])('%j is written so that no spreadsheet runs it', (cell, written) => {
  expect(writeTable([[cell]])).toBe(`${written}\r\n`);
});

test('a number below nothing stays a number', () => {
  expect(writeTable([[-40, null, 'x']])).toBe('-40,,x\r\n');
});

test('what was written is read again', () => {
  const word = fc.stringMatching(/^[a-zé“,";|\n ]*[a-z]$/u).map((text) => text.trim());
  const table = fc.array(fc.tuple(word, word), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(table, (rows) => {
      const { columns, rows: read } = readTable(writeTable([['one', 'two'], ...rows]));

      expect(columns).toEqual(['one', 'two']);
      expect(read).toEqual(rows.map((row) => row.map((cell) => cell.trim())));
    }),
  );
});
