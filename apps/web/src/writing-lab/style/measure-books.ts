import type { AnalysisOptions, LanguageCode } from '@longhand/analysis';
import type { AuthorSet } from '@longhand/analysis/measures/style/authors';
import { deltaMinWords } from '@longhand/analysis/measures/style/delta';
import type { LabMetricName, TextAnalysis } from '../analysis/texts/text-analysis.ts';
import type { ComparisonSet } from '../storage/device/database.ts';
import { mergeFrequencies } from './merge-frequencies.ts';

export type Book = { title: string; text: string };

export type MeasuredBooks = Pick<ComparisonSet, 'language' | 'files' | 'frequencies'>;

/** Why books cannot form a comparison set. */
export type BooksProblem =
  | { code: 'tooShort'; needs: number; has: number }
  | { code: 'languages'; languages: readonly LanguageCode[] }
  | { code: 'noLanguage' };

type MeasureOptions = {
  language: LanguageCode | 'auto';
  read: (
    text: string,
    options: Pick<AnalysisOptions, 'kind' | 'language'>,
  ) => Promise<Pick<TextAnalysis, 'language' | 'words' | 'figures' | 'frequencies'>>;
  authorsOf: (language: LanguageCode) => Promise<Pick<AuthorSet, 'words'> | null>;
  /** Called after each book with the number analyzed so far. */
  onRead: (count: number) => void;
};

/** Measures books. Returns only metrics and the frequencies of common words, never the text. */
export async function measureBooks(
  books: readonly Book[],
  { language: requestedLanguage, read, authorsOf, onRead }: MeasureOptions,
): Promise<MeasuredBooks | { problem: BooksProblem }> {
  const readings: Awaited<ReturnType<MeasureOptions['read']>>[] = [];
  for (const { text } of books) {
    readings.push(await read(text, { kind: 'fiction', language: requestedLanguage }));
    onRead(readings.length);
  }
  const languages = [...new Set(readings.map(({ language }) => language))];
  const [language, ...others] = languages;
  if (others.length > 0) return { problem: { code: 'languages', languages } };
  const authors = language === undefined ? null : await authorsOf(language);
  if (language === undefined || !authors) return { problem: { code: 'noLanguage' } };
  const { words, uses } = mergeFrequencies(readings);
  if (words < deltaMinWords)
    return { problem: { code: 'tooShort', needs: deltaMinWords, has: words } };
  const counts = new Map(uses);

  return {
    language,
    files: readings.map((reading, at) => ({
      title: books[at]?.title ?? '',
      words: reading.words,
      figures: storedMetrics(reading),
    })),
    frequencies: { words, uses: authors.words.map(({ word }) => [word, counts.get(word) ?? 0]) },
  };
}

/** All metrics but finding rates, which depend on the version of the rules. */
function storedMetrics({
  figures,
}: Pick<TextAnalysis, 'figures'>): ComparisonSet['files'][number]['figures'] {
  const known = Object.entries(figures).flatMap(
    ([name, figure]) =>
      figure.value === null || name.startsWith('find-')
        ? []
        : [[name as LabMetricName, figure.value]], // as: Object.entries widens the key type
  );

  return Object.fromEntries(known);
}
