import { expect, test } from 'vitest';
import { languageCodes } from '../../options.ts';
import {
  type Author,
  type AuthorSet,
  loadAuthors,
  nearestAuthors,
  wordDifferences,
} from './authors.ts';
import type { WordFrequencies } from './frequencies.ts';

const languages = languageCodes.filter((language) => language !== 'und');

test.each(languages)('the set of %s has its figures whole', async (language) => {
  const { authors, words, accuracy } = await setOf(language);

  expect(authors.length).toBeGreaterThan(20);
  expect(words).toHaveLength(1_000);
  for (const { name, works, scores } of authors) {
    expect([name, works.length > 0, scores.length]).toEqual([name, true, 1_000]);
    expect(works.every(({ figures }) => (figures['mean-sentence-length'] ?? 0) > 1)).toBe(true);
  }
  expect(accuracy.right / accuracy.works).toBeGreaterThan(0.65);
});

test.each(languages)(
  'a text in the style of an author of %s is nearest to that author',
  async (language) => {
    const set = await setOf(language);
    for (const author of set.authors) {
      const [nearest] = nearestAuthors(writtenBy(author, set), set).value ?? [];

      expect(nearest?.author.name).toBe(author.name);
    }
  },
);

test('a language without works has no set', async () => {
  expect(await loadAuthors('und')).toBeNull();
});

test('a text of fewer than 2,500 words is not compared with authors', async () => {
  const set = await setOf('en');

  expect(nearestAuthors({ words: 2_499, uses: [['the', 100]] }, set)).toEqual({
    value: null,
    absent: { code: 'too-short', unit: 'words', needs: 2_500, has: 2_499 },
  });
});

test('the word that sets a text apart from an author comes first', async () => {
  const set = await setOf('en');
  const [author] = set.authors;
  if (!author) throw new Error('Nobody is in the set.');
  const text = writtenBy(author, set);
  const uses = new Map(text.uses);
  const spread = set.words.find(({ word }) => word === 'never');
  uses.set(
    'never',
    Math.round((uses.get('never') ?? 0) + 8 * (spread?.deviation ?? 0) * text.words),
  );
  const [first] = wordDifferences({ ...text, uses: [...uses] }, author, set);

  expect(first?.word).toBe('never');
  expect(first?.uses).toBeGreaterThan(first?.usual ?? 0);
});

async function setOf(language: (typeof languages)[number]): Promise<AuthorSet> {
  const set = await loadAuthors(language);
  if (!set) throw new Error(`There is no set of ${language}.`);

  return set;
}

/** A long text that uses the common words exactly as an author does. */
function writtenBy({ scores }: Author, { words }: AuthorSet): WordFrequencies {
  const length = 200_000;

  return {
    words: length,
    uses: words.map(({ word, mean, deviation }, at) => [
      word,
      Math.max(0, Math.round((mean + (scores[at] ?? 0) * deviation) * length)),
    ]),
  };
}
