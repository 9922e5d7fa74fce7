import type { SentimentLexicon } from './lexicon.ts';

/** Words as VADER splits them: at spaces, with emoticons intact. */
export type WordsInPlace = {
  words: readonly string[];
  lower: readonly string[];
  /** Some words, but not all, are in capitals. */
  hasCapitals: boolean;
};

export type SentimentTokens = WordsInPlace & { exclamations: number; questions: number };

/** Replaces typographic quotes, apostrophes and dashes by the ASCII characters that VADER knows. */
export function sentimentTokens(text: string, lexicon: SentimentLexicon): SentimentTokens {
  const plain = named(plainSigns(text), lexicon.emoji).trim();
  const words = plain
    .split(/\s+/)
    .filter((word) => word !== '')
    .map(stripped);
  const capitals = words.filter(isInCapitals).length;

  return {
    words,
    lower: words.map((word) => word.toLowerCase()),
    hasCapitals: capitals > 0 && capitals < words.length,
    exclamations: countOf(plain, '!'),
    questions: countOf(plain, '?'),
  };
}

export function isInCapitals(word: string): boolean {
  return /\p{Lu}/u.test(word) && !/\p{Ll}/u.test(word);
}

function plainSigns(text: string): string {
  return /[^\p{ASCII}]/u.test(text)
    ? text
        .replaceAll(/[’‘ʼ]/g, "'")
        .replaceAll(/[“”„«»]/g, '"')
        .replaceAll('…', '...')
        .replaceAll(/[—–―]/g, ' ')
        .replaceAll('\ufe0f', '')
    : text;
}

/** Replaces emoji by their names; a space before one is added where there is none. */
function named(text: string, emoji: ReadonlyMap<string, string>): string {
  return text.replaceAll(
    /([^ ]?)(\p{Extended_Pictographic})/gu,
    (found, before: string, sign: string) => {
      const name = emoji.get(sign);
      if (name === undefined) return found;
      const left = named(before, emoji);

      return left === '' ? name : `${left} ${name}`;
    },
  );
}

const punctuation = '!-/:-@[-`{-~';
const atEnds = new RegExp(`^[${punctuation}]+|[${punctuation}]+$`, 'g');

/** A word without surrounding punctuation, unless two letters or fewer would remain: that is probably an emoticon. */
function stripped(token: string): string {
  const bare = token.replaceAll(atEnds, '');

  return bare.length <= 2 ? token : bare;
}

function countOf(text: string, sign: string): number {
  return text.split(sign).length - 1;
}
