import { expect, test } from 'vitest';
import type { Reading } from '../reading/reading.ts';
import { measureBooks } from './measure-books.ts';

type Read = Pick<Reading, 'language' | 'words' | 'figures' | 'frequencies'>;

const readingOf = (words: number, language: Read['language'] = 'en'): Read => ({
  language,
  words,
  figures: {
    lix: { value: 30 },
    'find-echo': { value: 2 },
    mtld: { value: null, absent: { code: 'undefined' } },
  },
  frequencies: {
    words,
    uses: [
      ['the', 100],
      ['peninsula', 7],
    ],
  },
});

const books = (...titles: string[]) => titles.map((title) => ({ title, text: title }));
const parts = (readings: Record<string, Read>) => ({
  language: 'auto' as const,
  read: async (text: string) => readings[text] ?? readingOf(0),
  authorsOf: async (language: string) =>
    language === 'und'
      ? null
      : { words: ['the', 'of'].map((word) => ({ word, mean: 0.05, deviation: 0.01 })) },
  onRead: () => undefined,
});

test('of the words of books only those stay that are common in the language', async () => {
  const measured = await measureBooks(
    books('One', 'Two'),
    parts({ One: readingOf(2_000), Two: readingOf(1_000) }),
  );

  expect(measured).toEqual({
    language: 'en',
    files: [
      { title: 'One', words: 2_000, figures: { lix: 30 } },
      { title: 'Two', words: 1_000, figures: { lix: 30 } },
    ],
    frequencies: {
      words: 3_000,
      uses: [
        ['the', 200],
        ['of', 0],
      ],
    },
  });
});

test('books of fewer than 2,500 words together make no set', async () => {
  expect(await measureBooks(books('One'), parts({ One: readingOf(2_499) }))).toEqual({
    problem: { code: 'tooShort', needs: 2_500, has: 2_499 },
  });
});

test('books of two languages make no set, nor do those of an unknown one', async () => {
  const two = parts({ One: readingOf(3_000), Two: readingOf(3_000, 'fr') });
  expect(await measureBooks(books('One', 'Two'), two)).toEqual({
    problem: { code: 'languages', languages: ['en', 'fr'] },
  });

  expect(await measureBooks(books('One'), parts({ One: readingOf(3_000, 'und') }))).toEqual({
    problem: { code: 'noLanguage' },
  });
});
