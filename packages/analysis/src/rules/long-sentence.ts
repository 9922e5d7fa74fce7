import type { DocumentKind } from '../options.ts';
import type { ParagraphText } from '../paragraph.ts';
import type { SentenceSpan } from '../text/sentences.ts';
import { endOf, startOf } from '../text/words.ts';
import type { Match, Rule, Setting } from './rule.ts';

/**
 * Sentences longer than readers of such a text take in at one go. Plain-language guidance asks for
 * 25 words at most where information is to be found; literature is given more room, verse is free.
 */
export const longSentence: Rule = {
  name: 'long-sentence',
  category: 'long-sentence',
  source:
    'GOV.UK content design: sentences over 25 words are harder to take in; limits per kind of document are Longhand’s own',
  applies: ({ kind }) => limits[kind] !== null,
  find(paragraph, setting) {
    return paragraph.sentences.flatMap((sentence) => matchOf(paragraph, sentence, setting) ?? []);
  },
};

/** Words, and Chinese characters, that a sentence may have. */
const limits: Readonly<Record<DocumentKind, { words: number; characters: number } | null>> = {
  fiction: { words: 40, characters: 80 },
  essay: { words: 35, characters: 80 },
  academic: { words: 40, characters: 90 },
  business: { words: 25, characters: 60 },
  blog: { words: 25, characters: 60 },
  script: { words: 30, characters: 60 },
  poetry: null,
  lyrics: null,
};

function matchOf(
  paragraph: ParagraphText,
  { first, end }: SentenceSpan,
  { language, kind }: Setting,
): Match | null {
  const limit = limits[kind];
  if (limit === null) return null;
  if (language.code === 'zh') {
    const characters = charactersOf(paragraph, first, end);
    const values = { characters, limit: limit.characters };

    return characters > limit.characters
      ? { first, end, reason: { code: 'long-sentence-characters', values } }
      : null;
  }
  const words = end - first;

  return words > limit.words
    ? { first, end, reason: { code: 'long-sentence', values: { words, limit: limit.words } } }
    : null;
}

function charactersOf({ words }: ParagraphText, first: number, end: number): number {
  let characters = 0;
  for (let index = first; index < end; index++)
    characters += endOf(words, index) - startOf(words, index);

  return characters;
}
