import { expect, test } from 'vitest';
import { compareTexts } from '../samples/compare-texts.ts';
import { differing, sideOf, unmarked } from './conflict-sides.ts';

const theirs = 'The tide turned.\n\nNobody came out.\nThe end.';
const mine = 'The tide turned.\n\nNobody went home.\nThe end.\nOr not.';

test('a text is described as far as the other is not the same', () => {
  const one = { title: 'Neaps', kind: 'fiction', language: 'en' } as const;

  expect(differing(one, { ...one, kind: 'essay' })).toEqual([['kind', 'fiction']]);
  expect(differing(one, { ...one, title: '', language: 'de' })).toEqual([
    ['title', 'Neaps'],
    ['language', 'en'],
  ]);
  expect(differing(one, { ...one })).toEqual([]);
});

test('each side marks the words that the other lacks, and counts what is the same', () => {
  const compared = compareTexts(theirs, mine);

  expect(marked(sideOf(compared, 'removed'))).toEqual([1, 'Nobody [came] [out].', 1]);
  expect(marked(sideOf(compared, 'added'))).toEqual([1, 'Nobody [went] [home].', 1, '[Or not.]']);
});

test('a paragraph of one side alone is nowhere on the other', () => {
  const compared = compareTexts('One.\nTwo.', 'One.');

  expect(marked(sideOf(compared, 'removed'))).toEqual([1, '[Two.]']);
  expect(marked(sideOf(compared, 'added'))).toEqual([1]);
});

test('a novel written anew is shown as far as one reads to choose', () => {
  const fresh = 'New. '.repeat(100_000);
  const compared = compareTexts('Old. '.repeat(100_000), fresh);

  expect(lengthOf(sideOf(compared, 'added'))).toBe(20_000);
  expect(lengthOf(unmarked(fresh))).toBe(20_000);
});

function lengthOf(parts: ReturnType<typeof sideOf>) {
  return parts
    .flatMap((part) => ('pieces' in part ? part.pieces : []))
    .reduce((length, { text }) => length + text.length, 0);
}

function marked(parts: ReturnType<typeof sideOf>) {
  return parts.map((part) =>
    'unchanged' in part
      ? part.unchanged
      : part.pieces.map(({ text, isOnlyHere }) => (isOnlyHere ? `[${text}]` : text)).join(''),
  );
}
