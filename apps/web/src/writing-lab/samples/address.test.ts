import { expect, test } from 'vitest';
import { searchOf, shownFrom } from './address.ts';

test('what is usual leaves nothing in the address', () => {
  expect(searchOf(shownFrom({}))).toEqual({});
});

test('what is shown goes into the address and comes back', () => {
  const search = {
    search: 'tide',
    kind: 'poetry',
    place: 'device',
    trash: 'yes',
    changed: '7-days',
    sort: 'title',
    order: 'ascending',
    page: 3,
  };

  expect(searchOf(shownFrom(search))).toEqual(search);
});

test('an address that makes no sense shows the usual list', () => {
  expect(shownFrom({ kind: 'opera', sort: 'luck', page: -4, order: 'sideways' })).toMatchObject({
    kind: null,
    sort: 'changedAt',
    order: 'descending',
    page: 1,
  });
});
