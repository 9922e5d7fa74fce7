import type { LanguageCode } from '../../options.ts';
import type { Absence } from '../measure.ts';
import { cosineDistance, deltaMinWords } from './delta.ts';
import type { WordFrequencies } from './frequencies.ts';

/** A work of literature that was measured. `figures` by the name of the measure; one that the language lacks is left out. */
export type MeasuredWork = {
  title: string;
  /** Of the first publication, approximate for some; null for a writer's own file. */
  year: number | null;
  words: number;
  figures: Readonly<Record<string, number>>;
};

export type Author = {
  name: string;
  works: readonly MeasuredWork[];
  /** Standard scores of the common words of the set, means over the works. */
  scores: readonly number[];
};

/** Authors of one language, with the measures of their works. */
export type AuthorSet<Of extends Author = Author> = {
  authors: readonly Of[];
  /** The commonest words, with mean and deviation of their share over all works. */
  words: readonly { word: string; mean: number; deviation: number }[];
  /** Accuracy of attribution: number of works whose author has another one in the set, and how many of them were nearest to their author. */
  accuracy: { works: number; right: number };
};

/** The format that `scripts/pack-authors.ts` writes: shares per ten million, quantized scores. */
export type PackedAuthors = {
  words: string;
  means: string;
  deviations: string;
  measures: readonly string[];
  accuracy: { works: number; right: number };
  authors: readonly {
    name: string;
    scores: readonly number[];
    works: readonly (readonly [
      title: string,
      year: number,
      words: number,
      figures: readonly (number | null)[],
    ])[];
  }[];
};

const sets: Readonly<Partial<Record<LanguageCode, () => Promise<{ packed: string }>>>> = {
  en: () => import('../../authors/en.ts'),
  es: () => import('../../authors/es.ts'),
  fr: () => import('../../authors/fr.ts'),
  de: () => import('../../authors/de.ts'),
  ar: () => import('../../authors/ar.ts'),
  zh: () => import('../../authors/zh.ts'),
};

/** The authors of a language, loaded on first use (up to 60 kB); null for a language without authors. */
export async function loadAuthors(language: LanguageCode): Promise<AuthorSet | null> {
  const set = await sets[language]?.();

  return set ? unpacked(JSON.parse(set.packed)) : null;
}

const perTenMillion = 10_000_000;
/** Quantization step of scores: the maximum of four standard deviations is stored as 127. */
export const scoreStep = 4 / 127;

function unpacked({
  words,
  means,
  deviations,
  measures,
  accuracy,
  authors,
}: PackedAuthors): AuthorSet {
  const mean = means.split(' ').map(Number);
  const deviation = deviations.split(' ').map(Number);

  return {
    accuracy,
    words: words.split(' ').map((word, at) => ({
      word,
      mean: (mean[at] ?? 0) / perTenMillion,
      deviation: (deviation[at] ?? 0) / perTenMillion,
    })),
    authors: authors.map(({ name, scores, works }) => ({
      name,
      scores: scores.map((step) => step * scoreStep),
      works: works.map(([title, year, count, values]) => ({
        title,
        year,
        words: count,
        figures: Object.fromEntries(
          values.flatMap((value, at) => (value === null ? [] : [[measures[at] ?? '', value]])),
        ),
      })),
    })),
  };
}

export const nearestSource =
  'Smith & Aldridge 2011, Improving authorship attribution, J. Quantitative Linguistics 18(1): cosine Delta; here over the 1,000 commonest words that stand in three tenths of the works';

export type NearAuthor<Of extends Author = Author> = {
  author: Of;
  /** Cosine Delta, 0–2. */
  distance: number;
};

export type NearestAuthors<Of extends Author = Author> =
  | { value: readonly NearAuthor<Of>[] }
  | { value: null; absent: Absence };

/** All authors of a set, most similar in style first. */
export function nearestAuthors<Of extends Author>(
  text: WordFrequencies,
  { authors, words }: AuthorSet<Of>,
): NearestAuthors<Of> {
  if (text.words < deltaMinWords) {
    const { words: has } = text;

    return {
      value: null,
      absent: { code: 'too-short', unit: 'words', needs: deltaMinWords, has },
    };
  }
  const scores = scoresOf(text, words);
  const value = authors
    .map((author) => ({ author, distance: cosineDistance(scores, author.scores) }))
    .sort((one, other) => one.distance - other.distance);

  return { value };
}

/** A common word that a text uses more or less often than an author. */
export type WordDifference = {
  word: string;
  /** Number of uses in the text. */
  uses: number;
  /** Expected number of uses in a text of the same length by the author. */
  usual: number;
  /** Difference of the standard scores of text and author. */
  apart: number;
};

/** The words that differ most from an author, largest difference first; only those that differ by a standard deviation or more. */
export function wordDifferences(
  text: WordFrequencies,
  author: Author,
  { words }: AuthorSet,
): readonly WordDifference[] {
  const uses = new Map(text.uses);
  const scores = scoresOf(text, words);

  return words
    .map(({ word, mean, deviation }, at) => ({
      word,
      uses: uses.get(word) ?? 0,
      usual: Math.max(0, mean + (author.scores[at] ?? 0) * deviation) * text.words,
      apart: (scores[at] ?? 0) - (author.scores[at] ?? 0),
    }))
    .filter(({ apart }) => Math.abs(apart) >= 1)
    .sort((one, other) => Math.abs(other.apart) - Math.abs(one.apart));
}

/** Standard scores of the common words of a text, clamped to four standard deviations so that no single word dominates. */
export function scoresOf(text: WordFrequencies, words: AuthorSet['words']): readonly number[] {
  const uses = new Map(text.uses);

  return words.map(({ word, mean, deviation }) =>
    Math.max(-4, Math.min(4, ((uses.get(word) ?? 0) / text.words - mean) / deviation)),
  );
}
