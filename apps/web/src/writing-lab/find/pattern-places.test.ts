import { expect, test } from 'vitest';
import { hasGroups, type PatternSearch, patternPlaces } from './pattern-places.ts';

const text = 'Salt and rope,\nsalt and sail.\nBasalt.';

function find(search: Partial<PatternSearch>) {
  const { bounds, inserts } = patternPlaces({
    text,
    source: 'salt',
    caseSensitive: false,
    wholeWord: false,
    replace: null,
    ...search,
  });

  return { bounds: [...bounds], inserts };
}

test('each match is found once, in order, with its end', () => {
  expect(find({}).bounds).toEqual([0, 4, 15, 19, 32, 36]);
  expect(find({ caseSensitive: true }).bounds).toEqual([15, 19, 32, 36]);
  expect(find({ wholeWord: true }).bounds).toEqual([0, 4, 15, 19]);
  expect(find({ source: 'pepper' }).bounds).toEqual([]);
});

test('a line begins and ends where the writer sees it, and a pattern may go over it', () => {
  expect(find({ source: '^salt' }).bounds).toEqual([0, 4, 15, 19]);
  expect(find({ source: 'l.$' }).bounds).toEqual([27, 29]);
  expect(find({ source: String.raw`rope,\nsalt` }).bounds).toEqual([9, 19]);
});

test('an empty match is found and gone past', () => {
  expect(find({ source: '^', text: 'One\nTwo' }).bounds).toEqual([0, 0, 4, 4]);
});

test('what takes the place of a match has its groups', () => {
  const swapped = find({ source: String.raw`(\w+) and (\w+)`, replace: '$2 or $1$3 for $$1 ($&)' });

  expect(swapped.inserts).toEqual([
    'rope or Salt$3 for $1 (Salt and rope)',
    'sail or salt$3 for $1 (salt and sail)',
  ]);
  expect(find({}).inserts).toBeNull();
  expect([hasGroups('$1'), hasGroups('5 $')]).toEqual([true, false]);
});

test('letters beyond ASCII are of a word as well', () => {
  expect(find({ text: 'été, sété', source: 'été', wholeWord: true }).bounds).toEqual([0, 3]);
  expect(find({ text: '𠮷野家', source: '野', wholeWord: true }).bounds).toEqual([]);
});
