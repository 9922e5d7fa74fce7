import { expect, test } from 'vitest';
import { buildTextAnalysis } from '../../analysis/texts/text-analysis-builder.ts';
import { createResultRows } from './result-rows.ts';
import { visibleRows } from './visible-rows.ts';

const usual = { search: '', filters: {}, sort: 'number', order: 'ascending', page: 1 } as const;
const rows = createResultRows(
  [10, 11, 12, 11, 10, 12, 11, 10, 60].map((length, number) => ({
    ...{ runId: 'run', number, text: '', failure: null },
    title: number === 3 ? 'Träume' : `Chapter ${number}`,
    reading: {
      ...buildTextAnalysis({ 'mean-sentence-length': length }),
      language: number === 3 ? 'de' : 'en',
    },
  })),
);
const titles = (state: Partial<Parameters<typeof visibleRows>[1]>) =>
  visibleRows(rows, { ...usual, ...state }).map(({ title }) => title);

test('rows can be filtered to outliers or to one language', () => {
  expect(titles({ filters: { unusual: 'only' } })).toEqual(['Chapter 8']);
  expect(titles({ filters: { language: 'de' } })).toEqual(['Träume']);
  expect(titles({ filters: { language: 'de', unusual: 'only' } })).toEqual([]);
});

test('the search covers titles and not language names', () => {
  expect(titles({ search: ' träu' })).toEqual(['Träume']);
  expect(titles({ search: 'en' })).toEqual([]);
});

test('rows can be sorted by a metric', () => {
  expect(titles({ sort: 'mean-sentence-length', order: 'descending' })[0]).toBe('Chapter 8');
});
