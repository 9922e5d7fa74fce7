import type { LanguageCode } from '../options.ts';
import { isDerived } from './derived-words.ts';
import { nearWords } from './near-words.ts';
import { type Speller, type SpellingHabits, spellingHabits, type Verdict } from './speller.ts';

/**
 * Looks words up, and looks for what was meant where they are not known. The far search of a dictionary, which is
 * slow, is asked for `farSearches` words at most.
 *
 * @example
 * checkWords(['wierd'], 'en', speller)[0]?.suggestions?.[0] // 'weird'
 */
export function checkWords(
  words: readonly string[],
  language: LanguageCode,
  speller: Speller,
  farSearches = { left: 40 },
): readonly Verdict[] {
  const habits = spellingHabits[language];

  return words.map((word) => {
    const plain = straight(word);
    if (!habits || isRight(plain, language, speller)) return right(word);
    if (plain.includes('-')) return { word, ...inParts(plain, language, speller, habits) };
    const near = nearWords(plain, speller, habits);
    if (near.length > 0) {
      const suggestions = near.map(({ word: other }) => other);

      return { word, suggestions, distance: near[0]?.cost ?? far };
    }
    if (farSearches.left === 0 || isCapital(plain)) return { word, suggestions: [], distance: far };
    farSearches.left--;

    return { word, suggestions: speller.guess(plain).slice(0, 3), distance: far };
  });
}

const far = Number.POSITIVE_INFINITY;

function right(word: string): Verdict {
  return { word, suggestions: null, distance: 0 };
}

/** As it is written, without its possessive ending, or part by part where it has hyphens. */
function isRight(word: string, language: LanguageCode, speller: Speller): boolean {
  if (speller.knows(word) || isAcronym(word)) return true;
  if (
    language === 'en' &&
    /'s?$/i.test(word) &&
    isRight(word.replace(/'s?$/i, ''), language, speller)
  )
    return true;
  if (language === 'de' && word.endsWith("'") && speller.knows(word.slice(0, -1))) return true;
  if (language === 'ar' && word !== unvoiced(word)) return speller.knows(unvoiced(word));
  if (language === 'en' && isDerived(word, speller.knows)) return true;
  if (!word.includes('-')) return false;

  return word.split('-').every((part) => isRightPart(part, language, speller));
}

function isRightPart(part: string, language: LanguageCode, speller: Speller): boolean {
  if (part.length < 2 || joining.has(part.toLowerCase())) return true;
  if (language === 'en' && isDerived(part, speller.knows, true)) return true;

  return isRight(part, language, speller);
}

/** Only the parts that are wrong are looked for. */
function inParts(word: string, language: LanguageCode, speller: Speller, habits: SpellingHabits) {
  const parts = word.split('-').map((part) => {
    if (isRightPart(part, language, speller)) return part;
    const [best] = nearWords(part, speller, habits);

    return best?.word ?? null;
  });
  const whole = parts.includes(null) ? [] : [parts.join('-')];

  return { suggestions: whole, distance: far };
}

/** What stands before a hyphen, or behind one in French, without being a word. */
const joining = new Set(
  'anti bi co counter cyber eco ex half inter mega meta mid mini multi neo non post pre pro pseudo quasi re self semi sub super tri ultra un auto ils elle elles je tu il nous vous on ci là t y en moi toi lui leur le la les ce'.split(
    ' ',
  ),
);

/** NASA, BBC’s: nobody lists them all. */
function isAcronym(word: string): boolean {
  return /^\p{Lu}{2,6}s?$/u.test(word);
}

function isCapital(word: string): boolean {
  return /^\p{Lu}/u.test(word);
}

function straight(word: string): string {
  return word
    .replaceAll(/[’ʼ]/g, "'")
    .replaceAll('\u00ad', '')
    .replaceAll(/[‑‐]/g, '-')
    .replace(/^'+/, '')
    .normalize('NFC');
}

/** Arabic without its signs of vowels and its stretched lines. */
function unvoiced(word: string): string {
  return word.replaceAll(/[\u064b-\u0652\u0670\u0640]/g, '');
}
