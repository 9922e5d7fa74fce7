import { expect, test } from 'vitest';
import { parseTableState, type TableOptions, tableStateToSearch } from './table-url-state.ts';

const shape: TableOptions = {
  sorts: ['title', 'words'],
  defaultSort: { sort: 'title', order: 'ascending' },
  filters: { kind: ['poem', 'essay'] },
};

test('defaults are left out of the URL', () => {
  expect(tableStateToSearch(parseTableState({}, shape), shape)).toEqual({});
});

test('table state survives a round trip through the URL', () => {
  const search = { search: 'tide', kind: 'poem', sort: 'words', order: 'descending', page: 3 };

  expect(tableStateToSearch(parseTableState(search, shape), shape)).toEqual(search);
});

test.each([
  { kind: 'opera' },
  { sort: 'luck' },
  { order: 'sideways' },
  { page: -4 },
  { page: 'two' },
  { page: 1.5 },
  { other: 'thing' },
])('an invalid URL parameter %o shows the default table', (search) => {
  expect(parseTableState(search, shape)).toEqual(parseTableState({}, shape));
});

test('a search from the URL is cut to the length of the search field', () => {
  expect(parseTableState({ search: 'a'.repeat(500) }, shape).search).toHaveLength(100);
});
