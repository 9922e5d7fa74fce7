import { expect, test } from 'vitest';
import { arrangeRows, paginateRows } from './arrange-rows.ts';

type SampleRow = { title: string; kind: string; rate: number | null };

const texts: SampleRow[] = [
  { title: 'Chapter 10', kind: 'fiction', rate: 12 },
  { title: 'Low tide', kind: 'poem', rate: null },
  { title: 'Chapter 9', kind: 'fiction', rate: 30 },
];
const columns = [
  { key: 'title', value: ({ title }: SampleRow) => title },
  { key: 'kind', value: ({ kind }: SampleRow) => kind },
  { key: 'rate', value: ({ rate }: SampleRow) => rate },
];
const defaults = { search: '', filters: {}, sort: 'title', order: 'ascending' } as const;
const titles = (state: Partial<Parameters<typeof arrangeRows>[2]>) =>
  arrangeRows(texts, columns, { ...defaults, ...state }).map(({ title }) => title);

test('numbers in titles sort numerically', () => {
  expect(titles({})).toEqual(['Chapter 9', 'Chapter 10', 'Low tide']);
});

test('rows without a value come last in both sort orders', () => {
  expect(titles({ sort: 'rate' })).toEqual(['Chapter 10', 'Chapter 9', 'Low tide']);
  expect(titles({ sort: 'rate', order: 'descending' })).toEqual([
    'Chapter 9',
    'Chapter 10',
    'Low tide',
  ]);
});

test('search and filter are combined', () => {
  expect(titles({ search: ' CHAPTER ', filters: { kind: 'fiction' } })).toHaveLength(2);
  expect(titles({ search: 'tide', filters: { kind: 'fiction' } })).toEqual([]);
});

test('a page beyond the last shows the last page', () => {
  expect(paginateRows(texts, { page: 9, size: 2 })).toEqual({ page: 2, rows: texts.slice(2) });
  expect(paginateRows([], { page: 1, size: 2 })).toEqual({ page: 1, rows: [] });
});
