import type { AnalysisOptions, LanguageCode } from '@longhand/analysis';
import type { AuthorSet } from '@longhand/analysis/measures/style/authors';
import { leastWords } from '@longhand/analysis/measures/style/delta';
import type { ComparisonSet } from '../device/database.ts';
import type { FigureName, Reading } from '../reading/reading.ts';
import { mergedFrequencies } from './merge-readings.ts';

export type Book = { title: string; text: string };

export type MeasuredBooks = Pick<ComparisonSet, 'language' | 'files' | 'frequencies'>;

/** Why books do not make a comparison set. */
export type BooksProblem =
  | { code: 'tooShort'; needs: number; has: number }
  | { code: 'languages'; languages: readonly LanguageCode[] }
  | { code: 'noLanguage' };

type Parts = {
  language: LanguageCode | 'auto';
  read: (
    text: string,
    options: Pick<AnalysisOptions, 'kind' | 'language'>,
  ) => Promise<Pick<Reading, 'language' | 'words' | 'figures' | 'frequencies'>>;
  authorsOf: (language: LanguageCode) => Promise<Pick<AuthorSet, 'words'> | null>;
  /** Called after each book with how many were read. */
  onRead: (count: number) => void;
};

/** Measures books. Only figures are returned: of their words no more than how often each common word of the language occurs. */
export async function measureBooks(
  books: readonly Book[],
  { language: asked, read, authorsOf, onRead }: Parts,
): Promise<MeasuredBooks | { problem: BooksProblem }> {
  const readings: Awaited<ReturnType<Parts['read']>>[] = [];
  for (const { text } of books) {
    readings.push(await read(text, { kind: 'fiction', language: asked }));
    onRead(readings.length);
  }
  const languages = [...new Set(readings.map(({ language }) => language))];
  const [language, ...others] = languages;
  if (others.length > 0) return { problem: { code: 'languages', languages } };
  const authors = language === undefined ? null : await authorsOf(language);
  if (language === undefined || !authors) return { problem: { code: 'noLanguage' } };
  const { words, uses } = mergedFrequencies(readings);
  if (words < leastWords) return { problem: { code: 'tooShort', needs: leastWords, has: words } };
  const counts = new Map(uses);

  return {
    language,
    files: readings.map((reading, at) => ({
      title: books[at]?.title ?? '',
      words: reading.words,
      figures: figuresOf(reading),
    })),
    frequencies: { words, uses: authors.words.map(({ word }) => [word, counts.get(word) ?? 0]) },
  };
}

/** All but findings: with other rules there are others. */
function figuresOf({
  figures,
}: Pick<Reading, 'figures'>): ComparisonSet['files'][number]['figures'] {
  const known = Object.entries(figures).flatMap(
    ([name, figure]) =>
      figure.value === null || name.startsWith('find-') ? [] : [[name as FigureName, figure.value]], // as: entries forgets the names
  );

  return Object.fromEntries(known);
}
