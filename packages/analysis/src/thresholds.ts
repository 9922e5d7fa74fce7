import type { DocumentKind } from './options.ts';

type ByKind<Limit> = Readonly<Record<DocumentKind, Limit>>;

/** Words, and Chinese characters, that a sentence may have. Null: as long as it likes. */
export const longestSentence: ByKind<{ words: number; characters: number } | null> = {
  fiction: { words: 40, characters: 80 },
  essay: { words: 35, characters: 80 },
  academic: { words: 40, characters: 90 },
  business: { words: 25, characters: 60 },
  blog: { words: 25, characters: 60 },
  script: { words: 30, characters: 60 },
  poetry: null,
  lyrics: null,
};

/** Words, and Chinese characters, that a paragraph may have. */
export const longestParagraph: ByKind<{ words: number; characters: number } | null> = {
  fiction: { words: 350, characters: 600 },
  essay: { words: 250, characters: 450 },
  academic: { words: 300, characters: 550 },
  business: { words: 150, characters: 300 },
  blog: { words: 150, characters: 300 },
  script: { words: 120, characters: 250 },
  poetry: null,
  lyrics: null,
};

/** Of a sentence of at least `words` words, at most `percent` may be small or very common ones. */
export const stickiest: ByKind<{ words: number; percent: number }> = {
  fiction: { words: 14, percent: 92 },
  essay: { words: 12, percent: 86 },
  academic: { words: 12, percent: 84 },
  business: { words: 12, percent: 84 },
  blog: { words: 12, percent: 86 },
  script: { words: 14, percent: 92 },
  poetry: { words: 14, percent: 92 },
  lyrics: { words: 14, percent: 92 },
};

/** So many sentences in a row that open with the same word. */
export const sameStarts = 3;

/** Of so many sentences of a paragraph, this share at most begins with a pronoun. */
export const pronounStarts = { sentences: 6, share: 2 / 3 };

/** So many words in a row that begin with the same sound. */
export const sameSounds = 3;

/** A phrase of so many words counts as repeated when it stands so often in the text. */
export const repeatedPhrase = { words: 4, uses: 3 };
