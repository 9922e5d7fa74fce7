import type { LanguageCode } from '../../options.ts';
import {
  adjacentFlag,
  endOf,
  entryOf,
  flagsOf,
  startOf,
  type WordTable,
  wordCount,
} from '../../text/words.ts';
import { isEnding } from '../affect/endings.ts';
import { arabicBases, arabicStems, foldWord } from '../affect/fold-word.ts';
import type { AnalyzedText } from '../analyzed-text.ts';
import type { FacetLists, FacetMatch } from './facet.ts';
import { hasNegationBefore, isNegatedInChinese } from './negation.ts';

const sides = ['first', 'second', 'neither'] as const;

type Side = (typeof sides)[number];

/** A phrase as lookup words; in Chinese, where segmentation varies, a single string. */
type Phrase = { side: Side; words: readonly string[] };

/**
 * The phrases of a facet by their first word; a first word with a star is indexed by its prefix, a Chinese phrase by its first character.
 */
type FacetLexicon = {
  language: LanguageCode;
  exact: ReadonlyMap<string, readonly Phrase[]>;
  prefixes: ReadonlyMap<string, readonly Phrase[]>;
};

/** By facet name. */
export type FacetLexicons = ReadonlyMap<string, FacetLexicon>;

const lexiconLoaders: Partial<Record<LanguageCode, () => Promise<{ mindsetPhrases: FacetLists }>>> =
  {
    en: () => import('../../languages/en-mindset.ts'),
    es: () => import('../../languages/es-mindset.ts'),
    fr: () => import('../../languages/fr-mindset.ts'),
    de: () => import('../../languages/de-mindset.ts'),
    ar: () => import('../../languages/ar-mindset.ts'),
    zh: () => import('../../languages/zh-mindset.ts'),
  };

const loadedLexicons = new Map<LanguageCode, Promise<FacetLexicons>>();

/** Loads the facet phrases of a language once; null if there are none. */
export function loadFacetLexicons(language: LanguageCode): Promise<FacetLexicons> | null {
  const list = lexiconLoaders[language];
  if (!list) return null;
  const known =
    loadedLexicons.get(language) ??
    list().then(
      ({ mindsetPhrases }) =>
        new Map(
          Object.entries(mindsetPhrases).map(([name, facet]) => [
            name,
            buildFacetLexicon(facet, language),
          ]),
        ),
    );
  loadedLexicons.set(language, known);

  return known;
}

function buildFacetLexicon(
  facet: FacetLists[keyof FacetLists],
  language: LanguageCode,
): FacetLexicon {
  const exact = new Map<string, Phrase[]>();
  const prefixes = new Map<string, Phrase[]>();
  facet.forEach((list = '', at) => {
    for (const text of list.split('|')) {
      const words = text
        .trim()
        .split(/\s+/)
        .map((word) => lookupKey(word, language));
      const [start = ''] = words;
      const key = language === 'zh' ? start.charAt(0) : start.replace(/\*$/, '');
      const target = start.endsWith('*') ? prefixes : exact;
      target.set(key, [...(target.get(key) ?? []), { side: sides[at] ?? 'neither', words }]);
    }
  });

  return { language, exact, prefixes };
}

/** All phrases of a facet that are not negated, in text order; the longest match wins, and a word counts once. */
export function findFacetMatches(
  { paragraphs }: AnalyzedText,
  keys: readonly LookupKeys[],
  lexicon: FacetLexicon,
): Readonly<Record<'first' | 'second', readonly FacetMatch[]>> {
  const starts = keys.map((own) => phrasesStartingWith(own, lexicon));
  const matches: Record<Side, FacetMatch[]> = { first: [], second: [], neither: [] };
  let offset = 0;
  for (const { text, words } of paragraphs) {
    const endAt =
      lexicon.language === 'zh'
        ? ({ words: [phrase = ''] }: Phrase, index: number) => endInText(phrase, text, words, index)
        : (phrase: Phrase, index: number) =>
            endInWords(phrase, keys, words, index, lexicon.language);
    const formAt = (at: number) =>
      at >= 0 && isAdjacent(words, at + 1) ? (keys[entryOf(words, at)]?.[0] ?? null) : null;
    for (let index = 0; index < wordCount(words); index++) {
      const found = longestMatch(starts[entryOf(words, index)] ?? [], (phrase) =>
        endAt(phrase, index),
      );
      if (!found) continue;
      const from = startOf(words, index);
      const to = endOf(words, found.last);
      const isNegatedMatch =
        lexicon.language === 'zh'
          ? isNegatedInChinese(text.slice(Math.max(0, from - 2), from))
          : hasNegationBefore(lexicon.language, index, formAt);
      matches[isNegatedMatch ? 'neither' : found.side].push({
        span: { from: offset + from, to: offset + to },
        text: text.slice(from, to),
      });
      index = found.last;
    }
    offset += text.length;
  }

  return matches;
}

/** Lookup forms of a word; in Arabic also without attached particles. */
type LookupKeys = readonly string[];

/** The lookup forms of each word of a text's vocabulary. */
export function lookupKeysOfVocabulary({
  vocabulary,
  language,
}: AnalyzedText): readonly LookupKeys[] {
  return vocabulary.forms.map((form) => {
    const key = lookupKey(form, language);

    return language === 'ar'
      ? [...arabicBases(key.replace(prefixedNegation, '')), ...arabicStems(key)]
      : [key];
  });
}

/** The “and” or “so” attached to a negation, which is too short for `arabicBases`: ولا, فلم. */
const prefixedNegation = /^[وف](?=ل[امن]$)/;

/** Accents are significant (no sé, no se; sûr, sur); Arabic vowel signs and letter variants are not. */
function lookupKey(word: string, language: LanguageCode): string {
  return language === 'ar' ? foldWord(word, language) : word;
}

const minPrefixLength = 3;

/** Phrases that may start with a word, the most specific first. */
function phrasesStartingWith(keys: LookupKeys, { language, exact, prefixes }: FacetLexicon) {
  if (language === 'zh') return exact.get(keys[0]?.charAt(0) ?? '') ?? [];
  const phrases = keys.flatMap((key) => exact.get(key) ?? []);
  const [key = ''] = keys;
  for (let length = key.length; length >= minPrefixLength; length--) {
    const prefixPhrases = prefixes.get(key.slice(0, length));
    if (prefixPhrases && isEnding(key.slice(length), language)) phrases.push(...prefixPhrases);
  }

  return phrases;
}

/** The longest phrase that matches here; of equal ones the first. */
function longestMatch(phrases: readonly Phrase[], endAt: (phrase: Phrase) => number | null) {
  let found: { side: Side; last: number } | null = null;
  for (const phrase of phrases) {
    const last = endAt(phrase);
    if (last !== null && (!found || last > found.last)) found = { side: phrase.side, last };
  }

  return found;
}

/** The last word of a phrase that matches at a word, with only space between its words. */
function endInWords(
  { words: phrase }: Phrase,
  keys: readonly LookupKeys[],
  words: WordTable,
  index: number,
  language: LanguageCode,
): number | null {
  for (let step = 1; step < phrase.length; step++) {
    const at = index + step;
    const own = at < wordCount(words) ? (keys[entryOf(words, at)] ?? []) : [];
    if (
      !isAdjacent(words, at) ||
      !own.some((key) => matchesPattern(key, phrase[step] ?? '', language))
    )
      return null;
  }

  return index + phrase.length - 1;
}

function matchesPattern(key: string, pattern: string, language: LanguageCode): boolean {
  if (!pattern.endsWith('*')) return key === pattern;
  const prefix = pattern.slice(0, -1);

  return key.startsWith(prefix) && isEnding(key.slice(prefix.length), language);
}

function isAdjacent(words: WordTable, index: number): boolean {
  return (
    (flagsOf(words, index) & adjacentFlag) !== 0 ||
    startOf(words, index) === endOf(words, index - 1)
  );
}

/** The same for Chinese: the end of the phrase must be the end of a word. */
function endInText(phrase: string, text: string, words: WordTable, index: number): number | null {
  const from = startOf(words, index);
  if (!text.startsWith(phrase, from)) return null;
  const to = from + phrase.length;
  let last = index;
  while (last + 1 < wordCount(words) && endOf(words, last) < to) last++;

  return endOf(words, last) === to ? last : null;
}
