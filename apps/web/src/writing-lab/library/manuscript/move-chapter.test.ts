import { expect, test } from 'vitest';
import { moveAfter, moveTarget, previousChapterId } from './move-chapter.ts';

const ids = ['a', 'b', 'c'];
const items = ids.map((id) => ({ id }));
const moved = (id: string, by: -1 | 1) => {
  const after = moveTarget(ids, { id, by });

  return after === undefined ? ids : moveAfter(items, { id, after }).map((item) => item.id);
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

test('moving a chapter back restores the order', () => {
  for (const id of ids) {
    const after = previousChapterId(ids, id);
    for (const [index] of ids.entries()) {
      const elsewhere = moveAfter(items, {
        id,
        after: ids[index] === id ? null : (ids[index] ?? null),
      });
      expect(moveAfter(elsewhere, { id, after })).toEqual(items);
    }
  }
});
