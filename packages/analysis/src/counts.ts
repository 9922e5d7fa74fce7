import type { LanguageCode } from './options.ts';
import type { Sums } from './paragraph.ts';

export type Counts = {
  /** Grapheme clusters, without line breaks. */
  characters: number;
  charactersWithoutSpaces: number;
  /** Letters of the words, without digits and combining marks. */
  letters: number;
  words: number;
  /** Distinct words, ignoring case. */
  uniqueWords: number;
  sentences: number;
  paragraphs: number;
  /** Lines that are not blank. */
  lines: number;
  /** Null if the language has no syllable rules. */
  syllables: number | null;
  readingSeconds: number;
  speakingSeconds: number;
};

/**
 * Words per minute: silent reading 238 (Brysbaert 2019, How many words do we read per minute?,
 * J. Memory and Language 109); reading aloud as measured per language by Trauzettel-Klosinski & Dietz 2012
 * (Standardized assessment of reading performance, IOVS 53(9)); Chinese in characters.
 */
const silentReadingRate = { words: 238, characters: 400 };
const wordsAloudPerMinute: Readonly<Record<LanguageCode, number>> = {
  en: 228,
  es: 218,
  fr: 195,
  de: 179,
  ar: 138,
  zh: 255,
  und: 184,
};

type CountContext = { language: LanguageCode; hasSyllables: boolean; uniqueWords: number };

export function computeCounts(
  sums: Sums,
  { language, hasSyllables, uniqueWords }: CountContext,
): Counts {
  const { characters, spaces, words, sentences, paragraphs, lines, syllables } = sums;
  const charactersWithoutSpaces = characters - spaces;
  const isChinese = language === 'zh';
  const units = isChinese ? charactersWithoutSpaces : words;
  const perMinute = isChinese ? silentReadingRate.characters : silentReadingRate.words;

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
    speakingSeconds: Math.round((units * 60) / wordsAloudPerMinute[language]),
  };
}
