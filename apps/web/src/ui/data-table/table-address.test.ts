import { expect, test } from 'vitest';
import { type TableShape, tableSearchOf, tableStateFrom } from './table-address.ts';

const shape: TableShape = {
  sorts: ['title', 'words'],
  usual: { sort: 'title', order: 'ascending' },
  filters: { kind: ['poem', 'essay'] },
};

test('what is usual leaves nothing in the address', () => {
  expect(tableSearchOf(tableStateFrom({}, shape), shape)).toEqual({});
});

test('what is shown goes into the address and comes back', () => {
  const search = { search: 'tide', kind: 'poem', sort: 'words', order: 'descending', page: 3 };

  expect(tableSearchOf(tableStateFrom(search, shape), shape)).toEqual(search);
});

test.each([
  { kind: 'opera' },
  { sort: 'luck' },
  { order: 'sideways' },
  { page: -4 },
  { page: 'two' },
  { page: 1.5 },
  { other: 'thing' },
])('an address with %o shows the usual table', (search) => {
  expect(tableStateFrom(search, shape)).toEqual(tableStateFrom({}, shape));
});

test('a search from the address is cut where the field would end', () => {
  expect(tableStateFrom({ search: 'a'.repeat(500) }, shape).search).toHaveLength(100);
});
