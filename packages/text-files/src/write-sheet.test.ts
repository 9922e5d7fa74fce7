import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readXml } from './markup.ts';
import { writeSheet } from './write-sheet.ts';

const at = new Date('2026-11-20T12:00:00Z');

test('strings are text cells, numbers are numeric cells, and null is empty', () => {
  const cells = cellsOf([['=1+1', 'a < b & "c"', -0.25, null, ' مدّ ']]);

  expect(cells.slice(5)).toEqual([
    { place: 'A2', type: 'inlineStr', held: '=1+1' },
    { place: 'B2', type: 'inlineStr', held: 'a < b & "c"' },
    { place: 'C2', type: undefined, held: '-0.25' },
    { place: 'D2', type: undefined, held: '' },
    { place: 'E2', type: 'inlineStr', held: ' مدّ ' },
  ]);
});

test('a column beyond Z has two letters', () => {
  const cells = cellsOf([], 80);

  expect([cells[25], cells[26], cells[79]].map((cell) => cell?.place)).toEqual([
    'Z1',
    'AA1',
    'CB1',
  ]);
});

test('every declared part exists, and large parts are compressed synchronously', () => {
  const rows = Array.from({ length: 2_000 }, (_, row) => [`Chapter ${row}`, row / 7]);
  const parts = unzipSync(writeSheet({ head: ['Title', 'Figure'], rows, widths: [36, 14] }, at));
  const named = [
    ...strFromU8(parts['[Content_Types].xml'] ?? new Uint8Array()).matchAll(/PartName="\/([^"]+)/g),
  ];

  expect(named.map(([, name]) => name)).toEqual([
    'xl/workbook.xml',
    'xl/worksheets/sheet1.xml',
    'xl/styles.xml',
  ]);
  expect(Object.keys(parts)).toEqual(expect.arrayContaining(named.map(([, name]) => name)));
  expect(parts['xl/worksheets/sheet1.xml']?.length).toBeGreaterThan(200_000);
});

type ReadCell = { place: string | undefined; type: string | undefined; held: string };

/** The cells as read from the workbook, header first. */
function cellsOf(
  rows: readonly (readonly (string | number | null)[])[],
  columns = 5,
): readonly ReadCell[] {
  const head = Array.from({ length: columns }, (_, column) => `Column ${column}`);
  const parts = unzipSync(writeSheet({ head, rows, widths: [36] }, at));
  const cells: ReadCell[] = [];
  readXml(strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array()), {
    open(name, { r, t }) {
      if (name === 'c') cells.push({ place: r, type: t, held: '' });
    },
    text(words) {
      const cell = cells.at(-1);
      if (cell) cell.held += words;
    },
    close: () => undefined,
  });

  return cells;
}
