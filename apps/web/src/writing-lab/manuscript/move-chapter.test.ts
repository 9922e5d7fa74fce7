import { expect, test } from 'vitest';
import { moveBehind, placeOf, targetOf } from './move-chapter.ts';

const ids = ['a', 'b', 'c'];
const items = ids.map((id) => ({ id }));
const moved = (id: string, by: -1 | 1) => {
  const after = targetOf(ids, { id, by });

  return after === undefined ? ids : moveBehind(items, { id, after }).map((item) => item.id);
};

test('a chapter moves one place up or down, and not beyond the ends', () => {
  expect(moved('b', -1)).toEqual(['b', 'a', 'c']);
  expect(moved('c', -1)).toEqual(['a', 'c', 'b']);
  expect(moved('a', 1)).toEqual(['b', 'a', 'c']);
  expect(moved('b', 1)).toEqual(['a', 'c', 'b']);
  expect(moved('a', -1)).toEqual(ids);
  expect(moved('c', 1)).toEqual(ids);
  expect(moved('z', 1)).toEqual(ids);
});

test('a moved chapter goes back to what it stood behind', () => {
  for (const id of ids) {
    const after = placeOf(ids, id);
    for (const [index] of ids.entries()) {
      const elsewhere = moveBehind(items, {
        id,
        after: ids[index] === id ? null : (ids[index] ?? null),
      });
      expect(moveBehind(elsewhere, { id, after })).toEqual(items);
    }
  }
});
