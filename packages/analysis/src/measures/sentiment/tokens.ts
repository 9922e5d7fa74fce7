import type { SentimentLexicon } from './lexicon.ts';

/** A text as VADER reads it: words parted by spaces, with emoticons whole. */
export type SentimentTokens = {
  words: readonly string[];
  lower: readonly string[];
  /** Some words, but not all, are in capitals. */
  hasCapitals: boolean;
  /** Added to a sum for its exclamation and question marks. */
  emphasis: number;
};

/** Typographic quotes, apostrophes and dashes are read as the plain signs that VADER knows. */
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
    emphasis: emphasisOf(plain),
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

/** Emoji give way to their names; a space before one is added where there is none. */
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

/** A word without the signs about it; what has two letters or fewer then is likely an emoticon and stays. */
function stripped(token: string): string {
  const bare = token.replaceAll(atEnds, '');

  return bare.length <= 2 ? token : bare;
}

/** 0.292 for each of up to four exclamation marks; 0.18 for each of two or three question marks, 0.96 for more. */
function emphasisOf(text: string): number {
  const exclamations = Math.min(4, text.split('!').length - 1);
  const questions = text.split('?').length - 1;
  const asked = questions < 2 ? 0 : questions <= 3 ? questions * 0.18 : 0.96;

  return exclamations * 0.292 + asked;
}
