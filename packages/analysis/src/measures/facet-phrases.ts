import type { LanguageCode } from '../options.ts';
import {
  endOf,
  entryOf,
  followsClosely,
  marksOf,
  startOf,
  type WordTable,
  wordCount,
} from '../text/words.ts';
import { isEnding } from './affect/endings.ts';
import { arabicBases, arabicStems, folded } from './affect/folded.ts';
import { isDenied, isDeniedInChinese } from './denials.ts';
import type { FacetLists, FacetMatch } from './facet.ts';
import type { Material } from './material.ts';

const sides = ['first', 'second', 'neither'] as const;

type Side = (typeof sides)[number];

/** A phrase by its words as they are looked up; of Chinese, whose words may be cut otherwise, the whole is one. */
type Phrase = { side: Side; words: readonly string[] };

/** The phrases of a facet by how their first word begins: with a star by its opening, of Chinese by its first character. */
type FacetBook = {
  language: LanguageCode;
  whole: ReadonlyMap<string, readonly Phrase[]>;
  open: ReadonlyMap<string, readonly Phrase[]>;
};

/** By the name of the facet. */
export type FacetBooks = ReadonlyMap<string, FacetBook>;

const lists: Partial<Record<LanguageCode, () => Promise<{ mindsetPhrases: FacetLists }>>> = {
  en: () => import('../languages/en-mindset.ts'),
  es: () => import('../languages/es-mindset.ts'),
  fr: () => import('../languages/fr-mindset.ts'),
  de: () => import('../languages/de-mindset.ts'),
  ar: () => import('../languages/ar-mindset.ts'),
  zh: () => import('../languages/zh-mindset.ts'),
};

const loaded = new Map<LanguageCode, Promise<FacetBooks>>();

/** The phrases of the facets in a language, fetched once; null where there are none. */
export function loadFacetBooks(language: LanguageCode): Promise<FacetBooks> | null {
  const list = lists[language];
  if (!list) return null;
  const known =
    loaded.get(language) ??
    list().then(
      ({ mindsetPhrases }) =>
        new Map(
          Object.entries(mindsetPhrases).map(([name, facet]) => [name, bookOf(facet, language)]),
        ),
    );
  loaded.set(language, known);

  return known;
}

function bookOf(facet: FacetLists[keyof FacetLists], language: LanguageCode): FacetBook {
  const whole = new Map<string, Phrase[]>();
  const open = new Map<string, Phrase[]>();
  facet.forEach((list = '', at) => {
    for (const text of list.split('|')) {
      const words = text
        .trim()
        .split(/\s+/)
        .map((word) => keyOf(word, language));
      const [start = ''] = words;
      const key = language === 'zh' ? start.charAt(0) : start.replace(/\*$/, '');
      const into = start.endsWith('*') ? open : whole;
      into.set(key, [...(into.get(key) ?? []), { side: sides[at] ?? 'neither', words }]);
    }
  });

  return { language, whole, open };
}

/** Every place where a phrase of a facet stands and is not denied, in order of the text; the longest wins, and a word counts once. */
export function matchesOf(
  { paragraphs }: Material,
  keys: readonly Keys[],
  book: FacetBook,
): Readonly<Record<'first' | 'second', readonly FacetMatch[]>> {
  const starts = keys.map((own) => phrasesFrom(own, book));
  const matches: Record<Side, FacetMatch[]> = { first: [], second: [], neither: [] };
  let offset = 0;
  for (const { text, words } of paragraphs) {
    const endAt =
      book.language === 'zh'
        ? ({ words: [phrase = ''] }: Phrase, index: number) => endInText(phrase, text, words, index)
        : (phrase: Phrase, index: number) => endInWords(phrase, keys, words, index, book.language);
    const formAt = (at: number) =>
      at >= 0 && isClose(words, at + 1) ? (keys[entryOf(words, at)]?.[0] ?? null) : null;
    for (let index = 0; index < wordCount(words); index++) {
      const found = longest(starts[entryOf(words, index)] ?? [], (phrase) => endAt(phrase, index));
      if (!found) continue;
      const from = startOf(words, index);
      const to = endOf(words, found.last);
      const isAgainst =
        book.language === 'zh'
          ? isDeniedInChinese(text.slice(Math.max(0, from - 2), from))
          : isDenied(book.language, index, formAt);
      matches[isAgainst ? 'neither' : found.side].push({
        span: { from: offset + from, to: offset + to },
        text: text.slice(from, to),
      });
      index = found.last;
    }
    offset += text.length;
  }

  return matches;
}

/** A word as it is looked up; of Arabic also without what may be joined to it. */
type Keys = readonly string[];

/** How each word of a text's vocabulary is looked up. */
export function keysOfWords({ vocabulary, language }: Material): readonly Keys[] {
  return vocabulary.forms.map((form) => {
    const key = keyOf(form, language);

    return language === 'ar'
      ? [...arabicBases(key.replace(joinedDenial, '')), ...arabicStems(key)]
      : [key];
  });
}

/** The “and” or “so” before a denial, which is too short a word for `arabicBases`: ولا, فلم. */
const joinedDenial = /^[وف](?=ل[امن]$)/;

/** Accents tell words apart (no sé, no se; sûr, sur); Arabic vowel signs and the shapes of letters do not. */
function keyOf(word: string, language: LanguageCode): string {
  return language === 'ar' ? folded(word, language) : word;
}

const shortestOpening = 3;

/** The phrases that may begin with a word, the most particular first. */
function phrasesFrom(keys: Keys, { language, whole, open }: FacetBook) {
  if (language === 'zh') return whole.get(keys[0]?.charAt(0) ?? '') ?? [];
  const phrases = keys.flatMap((key) => whole.get(key) ?? []);
  const [key = ''] = keys;
  for (let length = key.length; length >= shortestOpening; length--) {
    const opened = open.get(key.slice(0, length));
    if (opened && isEnding(key.slice(length), language)) phrases.push(...opened);
  }

  return phrases;
}

/** Of the phrases that stand here the one that reaches furthest; of equals the first. */
function longest(phrases: readonly Phrase[], endAt: (phrase: Phrase) => number | null) {
  let found: { side: Side; last: number } | null = null;
  for (const phrase of phrases) {
    const last = endAt(phrase);
    if (last !== null && (!found || last > found.last)) found = { side: phrase.side, last };
  }

  return found;
}

/** The last word of a phrase that stands at a word, with nothing but space within it. */
function endInWords(
  { words: phrase }: Phrase,
  keys: readonly Keys[],
  words: WordTable,
  index: number,
  language: LanguageCode,
): number | null {
  for (let ahead = 1; ahead < phrase.length; ahead++) {
    const at = index + ahead;
    const own = at < wordCount(words) ? (keys[entryOf(words, at)] ?? []) : [];
    if (!isClose(words, at) || !own.some((key) => isWord(key, phrase[ahead] ?? '', language)))
      return null;
  }

  return index + phrase.length - 1;
}

function isWord(key: string, pattern: string, language: LanguageCode): boolean {
  if (!pattern.endsWith('*')) return key === pattern;
  const opening = pattern.slice(0, -1);

  return key.startsWith(opening) && isEnding(key.slice(opening.length), language);
}

function isClose(words: WordTable, index: number): boolean {
  return (
    (marksOf(words, index) & followsClosely) !== 0 ||
    startOf(words, index) === endOf(words, index - 1)
  );
}

/** The same of Chinese: where the phrase ends, a word has to end. */
function endInText(phrase: string, text: string, words: WordTable, index: number): number | null {
  const from = startOf(words, index);
  if (!text.startsWith(phrase, from)) return null;
  const to = from + phrase.length;
  let last = index;
  while (last + 1 < wordCount(words) && endOf(words, last) < to) last++;

  return endOf(words, last) === to ? last : null;
}
