import { type AuthorSet, nearestAuthors } from '@longhand/analysis/measures/style/authors';
import { expect, test } from 'vitest';
import type { ComparisonSet } from '../storage/device/database.ts';
import { addOwnSets } from './use-authors.ts';

const collection: AuthorSet = {
  accuracy: { works: 1, right: 1 },
  words: ['the', 'of', 'and'].map((word) => ({ word, mean: 0.05, deviation: 0.01 })),
  authors: [{ name: 'Ann Author', works: [], scores: [2, -1, 1] }],
};

const setOf = (more: Partial<ComparisonSet> = {}): ComparisonSet => ({
  ...{ id: 'a', name: 'Sea books', language: 'en', createdAt: '2026-11-21T10:00:00.000Z' },
  files: [{ title: 'Book', words: 10_000, figures: { lix: 30 } }],
  frequencies: {
    words: 10_000,
    uses: [
      ['the', 400],
      ['of', 700],
    ],
  },
  ...more,
});

test('a comparison set is ranked like an author, and sets in other languages are left out', () => {
  const own = [setOf(), setOf({ id: 'b', language: 'fr' })];
  const set = addOwnSets(collection, { own, language: 'en' });
  expect(set.authors.map(({ key, isOwn }) => [key, isOwn])).toEqual([
    ['set.a', true],
    ['author.Ann Author', false],
  ]);

  const text = {
    words: 10_000,
    uses: [
      ['the', 420],
      ['of', 680],
      ['and', 500],
    ] as [string, number][],
  };
  const [nearest] = nearestAuthors(text, set).value ?? [];
  expect(nearest?.author.name).toBe('Sea books');
});

test('a common word that the set did not count gets a neutral score', () => {
  const [set] = addOwnSets(collection, { own: [setOf()], language: 'en' }).authors;

  expect(set?.scores.map((score) => Number(score.toFixed(6)))).toEqual([-1, 2, 0]);
});
