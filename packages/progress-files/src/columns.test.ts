import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { guessColumns, measureOf, readRecords } from './columns.ts';
import { UnreadableFileError } from './record.ts';
import { readTable } from './table.ts';

function read(text: string) {
  const table = readTable(text);

  return readRecords(table, guessColumns(table));
}

test('an English table needs no manual mapping', () => {
  const { records, problems } = read(
    'Date,Words,Project,Tags,Note\n2026-11-01,"1,204",The Ferry,"draft; dawn","slow, but there"\n2026-11-02,-80,The Ferry,,\n',
  );

  expect(problems).toEqual([]);
  expect(records).toMatchObject([
    {
      on: '2026-11-01',
      measure: 'word',
      amount: 1204,
      mode: 'add',
      project: 'The Ferry',
      tags: ['draft', 'dawn'],
      note: 'slow, but there',
    },
    { on: '2026-11-02', amount: -80, tags: [] },
  ]);
});

test.each([
  ['Datum;Wörter;Projekt\n3.11.2026;1.667;Die Fähre', 'word', 1667, 'Die Fähre'],
  ['fecha\tpáginas\tproyecto\n03/11/2026\t2,5\tEl puente', 'page', 2.5, 'El puente'],
  ['date|mots|projet\n3 novembre 2026|820|Le bac', 'word', 820, 'Le bac'],
  ['日期,字数,项目\n2026年11月3日,1200,渡口', 'character', 1200, '渡口'],
  ['التاريخ,كلمات,مشروع\n2026-11-03,٩٠٠,العبّارة', 'word', 900, 'العبّارة'],
])('%j', (text, measure, amount, project) => {
  expect(read(text).records).toMatchObject([{ on: '2026-11-03', measure, amount, project }]);
});

test('a column of totals is detected as totals', () => {
  expect(read('date,total\n2026-11-01,500\n2026-11-02,900').records).toMatchObject([
    { mode: 'set_total', amount: 500 },
    { mode: 'set_total', amount: 900 },
  ]);
});

test('a table without header is mapped by its contents', () => {
  expect(read('1667,2026-11-01\n1702,2026-11-02').records).toMatchObject([
    { on: '2026-11-01', amount: 1667 },
    { on: '2026-11-02', amount: 1702 },
  ]);
});

test('an unreadable row is reported with its value, and the others are read', () => {
  const { records, problems } = read(
    'date,words\n2026-11-01,500\nsoon,400\n2026-11-03,lots\n,7\n2026-11-04,',
  );

  expect(records).toHaveLength(1);
  expect(problems).toEqual([
    { row: 2, reason: 'date_unreadable', value: 'soon' },
    { row: 3, reason: 'amount_unreadable', value: 'lots' },
    { row: 4, reason: 'date_missing', value: '' },
    { row: 5, reason: 'amount_missing', value: '' },
  ]);
});

test('the same file gives the same references, and duplicate rows in it differ', () => {
  const text = 'date,words\n2026-11-01,500\n2026-11-01,500\n';
  const [first, second] = read(text).records;

  expect(read(text).records[0]?.reference).toBe(first?.reference);
  expect(second?.reference).not.toBe(first?.reference);
});

test.each([
  ['Words', 'word'],
  ['Seiten', 'page'],
  ['minutos', 'minute'],
  ['scènes', 'scene'],
  ['字符', 'character'],
  ['قصائد', 'poem'],
  ['sword', null],
  ['', null],
])('%j names the measure %s', (name, measure) => {
  expect(measureOf(name)).toBe(measure);
});

test('every text is read as a table or rejected with a reason', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      try {
        const { records, problems } = read(text);
        const table = readTable(text);

        expect(records.length + problems.length).toBe(table.rows.length);
      } catch (error) {
        expect(error).toBeInstanceOf(UnreadableFileError);
      }
    }),
  );
});
