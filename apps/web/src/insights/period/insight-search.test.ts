import { expect, test } from 'vitest';
import { insightPath, insightQueryOf, parseInsightSearch } from './insight-search.ts';

const project = '0198c0de-0000-7000-8000-000000000001';

test('an address without parameters shows words of the last 28 days without comparison', () => {
  const search = parseInsightSearch({});

  expect(search).toEqual({
    ...{ range: 'last_28_days', dates: null, compare: 'none' },
    ...{ projects: [], tags: [], measure: 'word', unit: '' },
  });
  expect(insightQueryOf(search)).toEqual({});
});

test('URL and endpoint query have the same parameters', () => {
  const params = {
    ...{ from: '2026-01-01', to: '2026-03-31', compare: 'last_year' },
    ...{ projects: project, tags: 'draft\nsea', measure: 'own', unit: 'stanza' },
  };

  expect(insightQueryOf(parseInsightSearch(params))).toEqual(params);
});

test('a custom range replaces a named one, and reversed dates are swapped', () => {
  expect(parseInsightSearch({ range: 'all', from: '2026-03-31', to: '2026-01-01' })).toMatchObject({
    range: null,
    dates: { from: '2026-01-01', to: '2026-03-31' },
  });
});

test('a range since the start of a project needs exactly one project', () => {
  expect(parseInsightSearch({ range: 'project' }).range).toBe('last_28_days');
  expect(parseInsightSearch({ range: 'project', projects: project }).range).toBe('project');
  expect(
    insightQueryOf({
      ...parseInsightSearch({ range: 'project', projects: project }),
      projects: [],
    }),
  ).toEqual({});
});

test.each([
  { range: 'forever' },
  { from: '2026-02-30', to: '2026-03-01' },
  { from: '2026-02-01' },
  { compare: 'never' },
  { measure: 'own' },
  { measure: 'kilo', unit: 'g' },
])('invalid parameters are ignored: %j', (params) => {
  expect(insightQueryOf(parseInsightSearch(params))).toEqual({});
});

test('a path contains only the given parameters', () => {
  expect(insightPath('/app/insights/trends', { measure: undefined })).toBe('/app/insights/trends');
  expect(insightPath('/app/insights/trends', { tags: 'a\nb' })).toBe(
    '/app/insights/trends?tags=a%0Ab',
  );
});
