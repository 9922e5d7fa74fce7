import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readXml } from './markup.ts';
import { cellStyles } from './workbook-parts.ts';
import { type CellValue, type Sheet, writeWorkbook } from './write-workbook.ts';

const at = new Date('2026-11-20T12:00:00Z');
const textColumn = { name: 'Note', type: 'text' } as const;

test('strings are text cells, numbers are numeric cells, and null is empty', async () => {
  expect(await cellsOf([['=1+1', 'a < b & "c"', -0.25, null, ' مدّ ']])).toEqual([
    { place: 'A2', type: 'inlineStr', style: cellStyles.text, content: '=1+1' },
    { place: 'B2', type: 'inlineStr', style: cellStyles.text, content: 'a < b & "c"' },
    { place: 'C2', type: undefined, style: cellStyles.number, content: '-0.25' },
    { place: 'E2', type: 'inlineStr', style: cellStyles.text, content: ' مدّ ' },
  ]);
});

test.each(['=HYPERLINK("x")', '+1', '@SUM(A1)', '＝1+1', '\t=1', '_x0041_'])(
  'the note %j stays text',
  async (note) => {
    const [cell] = await cellsOf([[note]]);

    expect(cell?.type).toBe('inlineStr');
    expect(cell?.content.replaceAll('_x005F_', '_')).toBe(note);
  },
);

test('each column has its type, and a value of another kind keeps its own', async () => {
  const columns = (
    ['day', 'integer', 'decimal', 'percent', 'duration', 'day', 'integer'] as const
  ).map((type) => ({ name: type, type }));
  const cells = await cellsOf(
    [['2026-11-20', 12_345, 1.5, 0.12, 5_400, '1850-02-01', 'none']],
    columns,
  );

  expect(cells.map(({ style, content }) => [style, content])).toEqual([
    [cellStyles.day, '46346'],
    [cellStyles.integer, '12345'],
    [cellStyles.decimal, '1.5'],
    [cellStyles.percent, '0.12'],
    [cellStyles.duration, '0.0625'],
    [cellStyles.text, '1850-02-01'],
    [cellStyles.text, 'none'],
  ]);
});

test('the header is frozen, and Arabic sheets start at the right', async () => {
  const sheets: Sheet[] = [{ name: 'الكلمات', columns: [textColumn], rows: [] }];
  const parts = await partsOf({ sheets, isRightToLeft: true, at });

  expect(parts['xl/worksheets/sheet1.xml']).toContain(
    'rightToLeft="1"><pane ySplit="1" topLeftCell="A2"',
  );
  expect(parts['xl/workbook.xml']).toContain('name="الكلمات"');
});

test('names of sheets are made unique, short and without separators', async () => {
  const names = ['a/b: [c]', 'A b   c', '', 'x'.repeat(40), 'x'.repeat(40), "'q'", 'a & "b"'];
  const sheets = names.map((name) => ({ name, columns: [textColumn], rows: [] }));
  const { 'xl/workbook.xml': workbook = '' } = await partsOf({ sheets, at });

  expect([...workbook.matchAll(/<sheet name="([^"]*)"/g)].map(([, name]) => name)).toEqual([
    ...['a b   c', 'A b   c (2)', 'Sheet', 'x'.repeat(31), `${'x'.repeat(27)} (2)`, 'q', 'a    b'],
  ]);
});

test('rows beyond the maximum are on further sheets, each with the header', async () => {
  const rows = Array.from({ length: 5 }, (_, index) => [`Row ${index}`]);
  const parts = await partsOf({
    sheets: [{ name: 'Entries', columns: [textColumn], rows }],
    at,
    rowsPerSheet: 3,
  });

  expect(parts['xl/workbook.xml']).toContain('"Entries"');
  expect(parts['xl/workbook.xml']).toContain('"Entries (3)"');
  expect(parts['xl/worksheets/sheet3.xml']).toMatch(/Note.*Row 4/);
});

test('every declared part exists, and a long table is yielded in parts while its rows are read', async () => {
  let readCount = 0;
  let firstPartAfter = 0;
  async function* rows() {
    for (; readCount < 20_000; readCount += 1) yield [`Chapter ${readCount}`, readCount / 7];
  }
  const chunks: Uint8Array[] = [];
  for await (const chunk of writeWorkbook({
    sheets: [{ name: 'Long', columns: [textColumn], rows: rows() }],
    at,
  })) {
    if (chunks.length === 0) firstPartAfter = readCount;
    chunks.push(chunk);
  }
  const parts = unzipSync(new Uint8Array(Buffer.concat(chunks)));
  const declared = [
    ...strFromU8(parts['[Content_Types].xml'] ?? new Uint8Array()).matchAll(/PartName="\/([^"]+)/g),
  ];

  expect(Object.keys(parts)).toEqual(expect.arrayContaining(declared.map(([, name]) => name)));
  expect(declared).toHaveLength(3);
  expect(firstPartAfter).toBeLessThan(2_000);
});

test('text longer than Excel allows is cut, and control characters are removed', async () => {
  const [long, control] = await cellsOf([['x'.repeat(40_000), 'a\u0000b']]);

  expect(long?.content).toHaveLength(32_767);
  expect(control?.content).toBe('ab');
});

test('a column beyond Z has two letters', async () => {
  const cells = await cellsOf([Array.from({ length: 80 }, () => 'x')]);

  expect([25, 26, 79].map((column) => cells[column]?.place)).toEqual(['Z2', 'AA2', 'CB2']);
});

type ReadCell = {
  place: string | undefined;
  type: string | undefined;
  style: number;
  content: string;
};

/** The cells below the header as read from the workbook. */
async function cellsOf(
  rows: readonly (readonly CellValue[])[],
  columns: Sheet['columns'] = [],
): Promise<ReadCell[]> {
  const parts = await partsOf({ sheets: [{ name: 'Sheet', columns, rows }], at });
  const cells: ReadCell[] = [];
  readXml(parts['xl/worksheets/sheet1.xml'] ?? '', {
    open(name, { r, s, t }) {
      if (name === 'c') cells.push({ place: r, type: t, style: Number(s), content: '' });
    },
    text(words) {
      const cell = cells.at(-1);
      if (cell) cell.content += words;
    },
    close: () => undefined,
  });

  return cells.filter(({ place }) => !/^[A-Z]+1$/.test(place ?? ''));
}

async function partsOf(
  workbook: Parameters<typeof writeWorkbook>[0],
): Promise<Record<string, string>> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for await (const chunk of writeWorkbook(workbook)) chunks.push(chunk);
  const parts = unzipSync(new Uint8Array(await new Blob(chunks).arrayBuffer()));

  return Object.fromEntries(Object.entries(parts).map(([path, bytes]) => [path, strFromU8(bytes)]));
}
