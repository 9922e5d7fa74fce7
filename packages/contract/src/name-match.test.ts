import { expect, test } from 'vitest';
import { rankName } from './name-match.ts';

test('the whole name comes before its beginning, a word of it, and what lies inside a word', () => {
  const ranks = ['Tide', 'Tide tables', 'The Tide Clerk', 'Riptide'].map((name) =>
    rankName(name, 'tide'),
  );

  expect(ranks).toEqual([0, 1, 2, 3]);
});

test('accents, capitals and the order of the words make no difference', () => {
  expect(rankName('Été à Sète', 'ete a')).toBe(1);
  expect(rankName('The Tide Clerk', 'clerk tide')).toBe(4);
  expect(rankName('Draft', 'draft device', 'On this device')).toBe(4);
});

test('a name without one of the words is not found', () => {
  expect(rankName('The Tide Clerk', 'tide table')).toBeNull();
});

test('an empty search finds every name', () => {
  expect(rankName('Anything', ' ')).not.toBeNull();
});
