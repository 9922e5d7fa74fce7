import { describe, expect, test } from 'vitest';
import { parseSearch, stringifySearch } from './search-params.ts';

describe('search parameters', () => {
  test('are written as they read', () => {
    expect(stringifySearch({ new: 1, draft: '1', kind: undefined, trash: 'yes' })).toBe(
      '?new=1&draft=1&trash=yes',
    );
    expect(stringifySearch({})).toBe('');
  });

  test('come back as they were set, whatever they look like', () => {
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

  test('of older links lose their quotes', () => {
    expect(parseSearch('?new=%221%22&page=2&year=%222026%22')).toEqual({
      new: '1',
      page: '2',
      year: '2026',
    });
  });

  test('that come twice count once, and no name reaches the prototype', () => {
    expect(parseSearch('?a=1&a=2&__proto__=x').a).toBe('2');
    expect(Object.getPrototypeOf(parseSearch('?__proto__=x'))).toBe(Object.prototype);
  });
});
