import { expect, test } from 'vitest';
import type { TextAnalysis } from '../analysis/texts/text-analysis.ts';
import { measureBooks } from './measure-books.ts';

type Read = Pick<TextAnalysis, 'language' | 'words' | 'figures' | 'frequencies'>;

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

test('only common words of the language are kept from books', async () => {
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

test('books with fewer than 2,500 words in total are rejected', async () => {
  expect(await measureBooks(books('One'), parts({ One: readingOf(2_499) }))).toEqual({
    problem: { code: 'tooShort', needs: 2_500, has: 2_499 },
  });
});

test('books in two languages or in an unknown language are rejected', async () => {
  const two = parts({ One: readingOf(3_000), Two: readingOf(3_000, 'fr') });
  expect(await measureBooks(books('One', 'Two'), two)).toEqual({
    problem: { code: 'languages', languages: ['en', 'fr'] },
  });

  expect(await measureBooks(books('One'), parts({ One: readingOf(3_000, 'und') }))).toEqual({
    problem: { code: 'noLanguage' },
  });
});
