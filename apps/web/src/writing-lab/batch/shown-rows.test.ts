import { expect, test } from 'vitest';
import { buildReading } from '../reading/testkit.ts';
import { rowsOf } from './columns.ts';
import { shownRows } from './shown-rows.ts';

const usual = { search: '', filters: {}, sort: 'number', order: 'ascending', page: 1 } as const;
const rows = rowsOf(
  [10, 11, 12, 11, 10, 12, 11, 10, 60].map((length, number) => ({
    ...{ runId: 'run', number, text: '', failure: null },
    title: number === 3 ? 'Träume' : `Chapter ${number}`,
    reading: {
      ...buildReading({ 'mean-sentence-length': length }),
      language: number === 3 ? 'de' : 'en',
    },
  })),
);
const titles = (state: Partial<Parameters<typeof shownRows>[1]>) =>
  shownRows(rows, { ...usual, ...state }).map(({ title }) => title);

test('only the texts far from the others, or those of one language, are shown where that is asked for', () => {
  expect(titles({ filters: { unusual: 'only' } })).toEqual(['Chapter 8']);
  expect(titles({ filters: { language: 'de' } })).toEqual(['Träume']);
  expect(titles({ filters: { language: 'de', unusual: 'only' } })).toEqual([]);
});

test('a search is of titles, and not of the names of languages', () => {
  expect(titles({ search: ' träu' })).toEqual(['Träume']);
  expect(titles({ search: 'en' })).toEqual([]);
});

test('a figure puts the rows in order', () => {
  expect(titles({ sort: 'mean-sentence-length', order: 'descending' })[0]).toBe('Chapter 8');
});
