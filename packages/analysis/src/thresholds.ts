import type { DocumentKind } from './options.ts';

type ByDocumentKind<Limit> = Readonly<Record<DocumentKind, Limit>>;

/** Maximum words, and in Chinese characters, of a sentence. Null: no limit. */
export const sentenceLengthLimits: ByDocumentKind<{ words: number; characters: number } | null> = {
  fiction: { words: 40, characters: 80 },
  essay: { words: 35, characters: 80 },
  academic: { words: 40, characters: 90 },
  business: { words: 25, characters: 60 },
  blog: { words: 25, characters: 60 },
  script: { words: 30, characters: 60 },
  poetry: null,
  lyrics: null,
};

/** Maximum words, and in Chinese characters, of a paragraph. Null: no limit. */
export const paragraphLengthLimits: ByDocumentKind<{ words: number; characters: number } | null> = {
  fiction: { words: 350, characters: 600 },
  essay: { words: 250, characters: 450 },
  academic: { words: 300, characters: 550 },
  business: { words: 150, characters: 300 },
  blog: { words: 150, characters: 300 },
  script: { words: 120, characters: 250 },
  poetry: null,
  lyrics: null,
};

/** In a sentence of at least `words` words, at most `percent` may be function words or very common words. */
export const stickySentenceLimits: ByDocumentKind<{ words: number; percent: number }> = {
  fiction: { words: 14, percent: 92 },
  essay: { words: 12, percent: 86 },
  academic: { words: 12, percent: 84 },
  business: { words: 12, percent: 84 },
  blog: { words: 12, percent: 86 },
  script: { words: 14, percent: 92 },
  poetry: { words: 14, percent: 92 },
  lyrics: { words: 14, percent: 92 },
};

/** Consecutive sentences that start with the same word. */
export const minRepeatedStarts = 3;

/** From `sentences` sentences in a paragraph, the share that may start with a pronoun. */
export const pronounStartLimit = { sentences: 6, share: 2 / 3 };

/** Consecutive words that start with the same sound. */
export const minAlliteration = 3;

/** A phrase of `words` words is repeated if it occurs at least `uses` times. */
export const repeatedPhrase = { words: 4, uses: 3 };
