import type { LanguageCode } from './options.ts';
import type { Sums } from './paragraph.ts';

export type Counts = {
  /** What a reader sees as one character (grapheme clusters); line breaks do not count. */
  characters: number;
  charactersWithoutSpaces: number;
  /** Letters of the words, without figures and marks. */
  letters: number;
  words: number;
  /** Different words, whatever their capitals. */
  uniqueWords: number;
  sentences: number;
  paragraphs: number;
  /** Lines that are not blank. */
  lines: number;
  /** Null where the engine has no rules for the syllables of the language. */
  syllables: number | null;
  readingSeconds: number;
  speakingSeconds: number;
};

/**
 * Words read in a minute: silently 238 (Brysbaert 2019, How many words do we read per minute?,
 * J. Memory and Language 109), aloud as measured per language by Trauzettel-Klosinski & Dietz 2012
 * (Standardized assessment of reading performance, IOVS 53(9)); Chinese in characters.
 */
const silent = { words: 238, characters: 400 };
const aloud: Readonly<Record<LanguageCode, number>> = {
  en: 228,
  es: 218,
  fr: 195,
  de: 179,
  ar: 138,
  zh: 255,
  und: 184,
};

type Counted = { language: LanguageCode; hasSyllables: boolean; uniqueWords: number };

export function countsOf(sums: Sums, { language, hasSyllables, uniqueWords }: Counted): Counts {
  const { characters, spaces, words, sentences, paragraphs, lines, syllables } = sums;
  const charactersWithoutSpaces = characters - spaces;
  const isChinese = language === 'zh';
  const units = isChinese ? charactersWithoutSpaces : words;
  const perMinute = isChinese ? silent.characters : silent.words;

  return {
    characters,
    charactersWithoutSpaces,
    letters: sums.letters - sums.figures,
    words,
    uniqueWords,
    sentences,
    paragraphs,
    lines,
    syllables: hasSyllables ? syllables : null,
    readingSeconds: Math.round((units * 60) / perMinute),
    speakingSeconds: Math.round((units * 60) / aloud[language]),
  };
}
