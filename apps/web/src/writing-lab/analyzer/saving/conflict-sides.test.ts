import { expect, test } from 'vitest';
import { createWordDiff } from '../../library/versions/word-diff.ts';
import { conflictSide, metaDifferences, unmarkedSide } from './conflict-sides.ts';

const theirs = 'The tide turned.\n\nNobody came out.\nThe end.';
const mine = 'The tide turned.\n\nNobody went home.\nThe end.\nOr not.';

test('only differing title, kind and language are listed', () => {
  const one = { title: 'Neaps', kind: 'fiction', language: 'en' } as const;

  expect(metaDifferences(one, { ...one, kind: 'essay' })).toEqual([['kind', 'fiction']]);
  expect(metaDifferences(one, { ...one, title: '', language: 'de' })).toEqual([
    ['title', 'Neaps'],
    ['language', 'en'],
  ]);
  expect(metaDifferences(one, { ...one })).toEqual([]);
});

test('each side marks the words that the other lacks and counts unchanged paragraphs', () => {
  const compared = createWordDiff(theirs, mine);

  expect(marked(conflictSide(compared, 'removed'))).toEqual([1, 'Nobody [came] [out].', 1]);
  expect(marked(conflictSide(compared, 'added'))).toEqual([
    1,
    'Nobody [went] [home].',
    1,
    '[Or not.]',
  ]);
});

test('a paragraph on one side only does not appear on the other', () => {
  const compared = createWordDiff('One.\nTwo.', 'One.');

  expect(marked(conflictSide(compared, 'removed'))).toEqual([1, '[Two.]']);
  expect(marked(conflictSide(compared, 'added'))).toEqual([1]);
});

test('a completely rewritten novel is shown up to the character limit', () => {
  const fresh = 'New. '.repeat(100_000);
  const compared = createWordDiff('Old. '.repeat(100_000), fresh);

  expect(lengthOf(conflictSide(compared, 'added'))).toBe(20_000);
  expect(lengthOf(unmarkedSide(fresh))).toBe(20_000);
});

function lengthOf(parts: ReturnType<typeof conflictSide>) {
  return parts
    .flatMap((part) => ('pieces' in part ? part.pieces : []))
    .reduce((length, { text }) => length + text.length, 0);
}

function marked(parts: ReturnType<typeof conflictSide>) {
  return parts.map((part) =>
    'unchanged' in part
      ? part.unchanged
      : part.pieces.map(({ text, isOnlyHere }) => (isOnlyHere ? `[${text}]` : text)).join(''),
  );
}
