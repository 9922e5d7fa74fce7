import { expect, test } from 'vitest';
import { parseListState, toSearchParams } from './list-url-state.ts';

test('defaults leave the URL empty', () => {
  expect(toSearchParams(parseListState({}))).toEqual({});
});

test('the list state survives a round trip through the URL', () => {
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

  expect(toSearchParams(parseListState(search))).toEqual(search);
});

test('invalid URL parameters fall back to the defaults', () => {
  expect(
    parseListState({ kind: 'opera', sort: 'luck', page: -4, order: 'sideways' }),
  ).toMatchObject({
    kind: null,
    sort: 'changedAt',
    order: 'descending',
    page: 1,
  });
});
