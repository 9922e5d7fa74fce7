import { expect, test } from 'vitest';
import { findPatternMatches, hasGroupReferences, type PatternSearch } from './pattern-matches.ts';

const text = 'Salt and rope,\nsalt and sail.\nBasalt.';

function find(search: Partial<PatternSearch>) {
  const { bounds, inserts } = findPatternMatches({
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

test('^ and $ match at line ends, and a pattern can span lines', () => {
  expect(find({ source: '^salt' }).bounds).toEqual([0, 4, 15, 19]);
  expect(find({ source: 'l.$' }).bounds).toEqual([27, 29]);
  expect(find({ source: String.raw`rope,\nsalt` }).bounds).toEqual([9, 19]);
});

test('empty matches are found without looping', () => {
  expect(find({ source: '^', text: 'One\nTwo' }).bounds).toEqual([0, 0, 4, 4]);
});

test('a replacement can refer to groups of the match', () => {
  const swapped = find({ source: String.raw`(\w+) and (\w+)`, replace: '$2 or $1$3 for $$1 ($&)' });

  expect(swapped.inserts).toEqual([
    'rope or Salt$3 for $1 (Salt and rope)',
    'sail or salt$3 for $1 (salt and sail)',
  ]);
  expect(find({}).inserts).toBeNull();
  expect([hasGroupReferences('$1'), hasGroupReferences('5 $')]).toEqual([true, false]);
});

test('letters beyond ASCII count as word characters', () => {
  expect(find({ text: 'été, sété', source: 'été', wholeWord: true }).bounds).toEqual([0, 3]);
  expect(find({ text: '𠮷野家', source: '野', wholeWord: true }).bounds).toEqual([]);
});
