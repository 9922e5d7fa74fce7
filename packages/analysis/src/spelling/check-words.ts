import type { LanguageCode } from '../options.ts';
import { isRightSigned, isVocalised, withoutSigns } from './ar-signs.ts';
import { arabicSlips } from './ar-slips.ts';
import { aDouble, anAccent, aSlip, aWrongLetter, longWord } from './costs.ts';
import { isCommonGerman } from './de-common-words.ts';
import { isDerived } from './derived-words.ts';
import { isSpanishForm } from './es-forms.ts';
import { isFrenchForm } from './fr-forms.ts';
import { isSince1990 } from './fr-since-1990.ts';
import { isLikelySlip, leavesUnlike, smallFirst } from './likely-slips.ts';
import { isLooseWord } from './loose-words.ts';
import { hasOwnPast, isMadeFor } from './made-words.ts';
import { type Near, nearWords } from './near-words.ts';
import { listedModern, reformedSpelling } from './old-spelling.ts';
import { isEchoed, isOld } from './old-words.ts';
import { isPlural } from './plural-words.ts';
import { type Speller, type SpellingHabits, spellingHabits, type Verdict } from './speller.ts';
import { withoutThird } from './third-letter.ts';
import { wordsTwoSlipsAway } from './two-slips.ts';

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
    if (!habits) return right(word);
    const listed = listedModern(plain, language);
    if (listed !== null) return { word, suggestions: [listed], distance: anAccent, modern: listed };
    if (isRight(plain, language, speller)) return right(word);
    const modern = reformedSpelling(plain, language, speller.knows);
    if (modern !== null) {
      const near = smallFirst(nearWords(plain, speller, habits), language);
      const suggestions = [...new Set([modern, ...near.map((one) => one.word)])];

      return { word, suggestions, distance: anAccent, modern };
    }
    if (language === 'ar' && plain !== withoutSigns(plain))
      return checkSigned(word, plain, speller, farSearches);
    if (language === 'ar') {
      const meant = arabicSlips(plain, speller.knows);

      return meant.length > 0 ? { word, suggestions: meant, distance: aDouble } : right(word);
    }
    const slip = language === 'en' ? null : withoutThird(plain, speller.knows);
    if (slip) return { word, suggestions: [slip.word], distance: slip.cost };
    if (plain.includes('-')) {
      const whole = inParts(plain, language, speller, habits);
      const isOpen =
        language === 'de' || // Rubbel-Lose: made as they are wanted
        (leavesUnlike.has(language) && !isEachPartLikely(plain, language, speller, habits));

      return whole === plain || isOpen
        ? right(word)
        : { word, suggestions: whole === null ? [] : [whole], distance: far };
    }
    const near = smallFirst(nearWords(plain, speller, habits), language);
    if (language === 'en' && isMeantSo(plain, near[0]?.cost ?? far, speller)) return right(word);
    if (language === 'de' && !isSlipOfAnother(plain, near, speller, habits)) return right(word);
    if (leavesUnlike.has(language) && !isLikelySlip(plain, near[0], language)) {
      const isLong = plain.length >= longWord && !isCapital(plain) && near.length === 0;
      const likely = isLong ? wordsTwoSlipsAway(plain, speller, habits) : [];

      return likely.length > 0 ? { word, suggestions: likely, distance: far } : right(word);
    }
    if (near.length > 0) {
      const suggestions = near.map(({ word: other }) => other);

      return { word, suggestions, distance: asName(plain, near, speller) };
    }
    if (farSearches.left === 0 || isCapital(plain)) return { word, suggestions: [], distance: far };
    farSearches.left--;

    const likely = wordsTwoSlipsAway(plain, speller, habits);
    const suggestions = likely.length > 0 ? likely : speller.guess(plain).slice(0, 3);

    return { word, suggestions, distance: far };
  });
}

/** A word with signs is looked for without them; one whose vowels are written is left alone, for what is offered would lose them. */
function checkSigned(
  word: string,
  plain: string,
  speller: Speller,
  farSearches: { left: number },
): Verdict {
  if (isVocalised(plain)) return right(word);
  const [verdict = right(word)] = checkWords([withoutSigns(plain)], 'ar', speller, farSearches);

  return { ...verdict, word };
}

const far = Number.POSITIVE_INFINITY;
/** Cost of `near-words.ts`: one vowel for another. */
const otherVowel = 0.8;

function right(word: string): Verdict {
  return { word, suggestions: null, distance: 0 };
}

/** As it is written, without its possessive ending, or part by part where it has hyphens. */
function isRight(word: string, language: LanguageCode, speller: Speller): boolean {
  if (speller.knows(word) || isAcronym(word)) return true;
  if (language === 'en' && leftOut.has(word.toLowerCase())) return true;
  if (
    language === 'en' &&
    /'s?$/i.test(word) &&
    isRight(word.replace(/'s?$/i, ''), language, speller)
  )
    return true;
  const drawsLetters = language !== 'en' && language !== 'ar'; // what is drawn out as it is said is left alone
  if (drawsLetters && isLooseWord(word)) return withoutThird(word, speller.knows) === null;
  if (language === 'de' && isCutShort(word, speller)) return true;
  if (language === 'fr' && isSince1990(word, speller.knows)) return true;
  if (language === 'fr' && isFrenchForm(word, speller.knows)) return true;
  if (language === 'es' && isSpanishForm(word, speller.knows)) return true;
  if (language === 'ar' && word !== withoutSigns(word)) return isRightSigned(word, speller.knows);
  if (language === 'en' && (isDerived(word, speller.knows) || isPlural(word, speller.knows)))
    return true;
  if (!word.includes('-')) return false;
  if (language === 'en' && isEchoed(word)) return true;

  return word.split('-').every((part) => isRightPart(part, language, speller));
}

/** What is rare, old or made for the occasion, where it is no slip for a word that is none of these. */
function isMeantSo(word: string, distance: number, { knows, admits }: Speller): boolean {
  if (distance > aSlip && (isOld(word, knows) || isMadeFor(word, knows))) return true;

  const isLong = word.length > 6;
  if (hasOwnPast(word.toLowerCase())) return false;

  return distance > (isLong ? aSlip + 0.2 : aWrongLetter) && (admits?.(word) ?? false);
}

/**
 * German is never listed whole, since words are put together and names look like nouns: only what lies near to a common word, or has
 * a letter doubled or not in a long one, is taken for a slip.
 */
function isSlipOfAnother(
  word: string,
  near: readonly Near[],
  speller: Speller,
  habits: SpellingHabits,
): boolean {
  if (near.every(({ word: other }) => other.includes(' '))) {
    return !isCapital(word) && wordsTwoSlipsAway(word, speller, habits).some(isCommonGerman);
  }
  if (near[0]?.cost === aDouble && word.length >= longWord) return true;
  const cost = near.find(({ word: other }) => isCommonGerman(other))?.cost ?? far;
  if (cost <= aSlip) return true;
  if (near[0]?.cost !== cost) return false;

  return isCapital(word) ? word.length >= longWord && cost !== otherVowel : word.length > 3;
}

/** Mapple, Stubb: with a letter doubled or not, a word like others becomes a name, and is farther from them than it looks. */
function asName(word: string, [near]: readonly Near[], { knows }: Speller): number {
  if (!near) return far;
  const isLikeWord = isCapital(word) && word !== word.toUpperCase() && near.cost === aDouble;

  return isLikeWord && knows(near.word.toLowerCase()) ? near.cost + 0.3 : near.cost;
}

function isRightPart(part: string, language: LanguageCode, speller: Speller): boolean {
  if (part.length < 2 || joining.has(part.toLowerCase())) return true;
  if (language === 'en' && isDerived(part, speller.knows, true)) return true;

  return isRight(part, language, speller);
}

/** As it should be: only the parts that are wrong are looked for. Null when nothing is near to one of them. */
function inParts(
  word: string,
  language: LanguageCode,
  speller: Speller,
  habits: SpellingHabits,
): string | null {
  const parts = word.split('-').map((part) => {
    if (isRightPart(part, language, speller)) return part;
    const [best] = nearWords(part, speller, habits);
    const isRare = language === 'en' && isMeantSo(part, best?.cost ?? far, speller);

    return isRare ? part : (best?.word ?? null);
  });

  return parts.includes(null) ? null : parts.join('-');
}

/** Whether what is wrong of a word with hyphens is but a slip away from what it should be; a name or a made word is not. */
function isEachPartLikely(
  word: string,
  language: LanguageCode,
  speller: Speller,
  habits: SpellingHabits,
): boolean {
  return word
    .split('-')
    .filter((part) => !isRightPart(part, language, speller))
    .every((part) => (nearWords(part, speller, habits)[0]?.cost ?? far) <= aSlip);
}

/** What stands before a hyphen, or behind one in French, without being a word. */
const joining = new Set(
  'anti bi co counter cryo nano intra cyber eco ex half inter mega meta mid mini mis multi neo non post pre pro pseudo quasi re self semi sub super tri ultra un auto ils elle elles je tu il nous vous on ci là t y en moi toi lui leur le la les ce'.split(
    ' ',
  ),
);

/** Common words of British English that its dictionary lacks. */
const leftOut = new Set(['leant', 'glebe', 'glebes']);

/** hatt', so'n */
function isCutShort(word: string, { knows }: Speller): boolean {
  return /'n(?:e[mnrs]?)?$|'$/.test(word) && knows(word.replace(/'.*$/, ''));
}

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
