import { expect, test } from 'vitest';
import { arrangeRows, pageOf } from './arrange-rows.ts';

type Text = { title: string; kind: string; rate: number | null };

const texts: Text[] = [
  { title: 'Chapter 10', kind: 'fiction', rate: 12 },
  { title: 'Low tide', kind: 'poem', rate: null },
  { title: 'Chapter 9', kind: 'fiction', rate: 30 },
];
const columns = [
  { key: 'title', value: ({ title }: Text) => title },
  { key: 'kind', value: ({ kind }: Text) => kind },
  { key: 'rate', value: ({ rate }: Text) => rate },
];
const usual = { search: '', filters: {}, sort: 'title', order: 'ascending' } as const;
const titles = (state: Partial<Parameters<typeof arrangeRows>[2]>) =>
  arrangeRows(texts, columns, { ...usual, ...state }).map(({ title }) => title);

test('numbers within titles count as numbers', () => {
  expect(titles({})).toEqual(['Chapter 9', 'Chapter 10', 'Low tide']);
});

test('what has no value stands last, whichever way the table is sorted', () => {
  expect(titles({ sort: 'rate' })).toEqual(['Chapter 10', 'Chapter 9', 'Low tide']);
  expect(titles({ sort: 'rate', order: 'descending' })).toEqual([
    'Chapter 9',
    'Chapter 10',
    'Low tide',
  ]);
});

test('a search and a filter leave what fits both', () => {
  expect(titles({ search: ' CHAPTER ', filters: { kind: 'fiction' } })).toHaveLength(2);
  expect(titles({ search: 'tide', filters: { kind: 'fiction' } })).toEqual([]);
});

test('a page beyond the last is the last', () => {
  expect(pageOf(texts, { page: 9, size: 2 })).toEqual({ page: 2, rows: texts.slice(2) });
  expect(pageOf([], { page: 1, size: 2 })).toEqual({ page: 1, rows: [] });
});
