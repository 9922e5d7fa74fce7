import { describe, expect, test } from 'vitest';
import { parseSearch, stringifySearch } from './search-params.ts';

describe('search parameters', () => {
  test('are written without quotes', () => {
    expect(stringifySearch({ new: 1, draft: '1', kind: undefined, trash: 'yes' })).toBe(
      '?new=1&draft=1&trash=yes',
    );
    expect(stringifySearch({})).toBe('');
  });

  test('survive a round trip, whatever they look like', () => {
    const search = {
      a: '1',
      b: 'true',
      c: 'null',
      d: '{"x":1}',
      e: '"quoted words"',
      f: '007',
      g: 'é &?',
    };

    expect(parseSearch(stringifySearch(search))).toEqual(search);
  });

  test('from older links lose their quotes', () => {
    expect(parseSearch('?new=%221%22&page=2&year=%222026%22')).toEqual({
      new: '1',
      page: '2',
      year: '2026',
    });
  });

  test('use the last value of a repeated name, and cannot reach the prototype', () => {
    expect(parseSearch('?a=1&a=2&__proto__=x').a).toBe('2');
    expect(Object.getPrototypeOf(parseSearch('?__proto__=x'))).toBe(Object.prototype);
  });
});
