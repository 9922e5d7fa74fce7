import { expect, test } from 'vitest';
import { rankName } from './name-match.ts';

test('an exact match ranks before a prefix, a word start, and a match inside a word', () => {
  const ranks = ['Tide', 'Tide tables', 'The Tide Clerk', 'Riptide'].map((name) =>
    rankName(name, 'tide'),
  );

  expect(ranks).toEqual([0, 1, 2, 3]);
});

test('accents, case and word order are ignored', () => {
  expect(rankName('Été à Sète', 'ete a')).toBe(1);
  expect(rankName('The Tide Clerk', 'clerk tide')).toBe(4);
  expect(rankName('Draft', 'draft device', 'On this device')).toBe(4);
});

test('a name that misses one of the search words is not found', () => {
  expect(rankName('The Tide Clerk', 'tide table')).toBeNull();
});

test('an empty search matches every name', () => {
  expect(rankName('Anything', ' ')).not.toBeNull();
});
