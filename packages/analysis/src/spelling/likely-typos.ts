import { isFamiliar } from '../languages/en-familiar.ts';
import type { LanguageCode } from '../options.ts';
import { accentCost, longWordLength, typoCost, wrongLetterCost } from './edit-costs.ts';
import type { SpellingCandidate } from './spelling-candidates.ts';
import type { Misspelling } from './spelling-verdict-cache.ts';

/** Languages in which a word unlike any listed word is assumed to be a name or missing from the dictionary. */
export const languagesAcceptingUnknownWords: ReadonlySet<LanguageCode> = new Set(['es', 'fr']);

/**
 * Whether an unknown word is likely a typo of its nearest candidate: one accent, sound or letter away. Short words resemble too many others
 * and English words are often quoted, so both must be closer. Two joined words are a typo only if one is a function word (avecles); other
 * compounds are intended (cortacésped).
 */
export function isLikelyTypo(
  word: string,
  candidate: SpellingCandidate | undefined,
  language: LanguageCode,
): boolean {
  if (!candidate) return false;
  const isCapital = /^\p{Lu}/u.test(word);
  const parts = candidate.word.split(' ');
  if (parts.length > 1)
    return !isCapital && parts.some((part) => functionWords[language]?.has(part.toLowerCase()));
  const isShort = word.length < (isCapital ? longWordLength : minLength);
  if (isShort || isFamiliar(word.toLowerCase())) return candidate.cost <= typoCost;

  return candidate.cost <= wrongLetterCost;
}

/**
 * Whether a word is certainly a typo in fiction, which has many names, dialect, archaic and foreign words: one accent, sound or doubled
 * letter away from another word, or a long word missing one letter (in English also with a wrong one).
 */
export function isCertainInFiction(
  word: string,
  { suggestions: [correction = ''], distance, modern }: Misspelling,
  language: LanguageCode,
): boolean {
  if (modern !== undefined || /(\p{L})\1\1/iu.test(word)) return true; // daß, Schifff
  if (language === 'de' && isShortNoun(word, correction)) return false;
  if (
    languagesAcceptingUnknownWords.has(language) &&
    (differsOnlyInCapital(word, correction) || isShortWithDistance(word, distance))
  )
    return false;
  if (distance <= accentCost) return !isLowercaseInfinitive(word, correction);
  if (distance <= typoCost) return language !== 'de' || word.length > 3 || distance <= accentCost;
  if (language === 'en' && isRegionalSpelling(word, correction)) return true;
  if (word.length < longWordLength || distance > wrongLetterCost) return false;

  return language === 'en' || (correction.length > word.length && !correction.startsWith(word));
}

/** Bai, Genua: a short German noun resembles too many words, unless only ss for ß differs. */
function isShortNoun(word: string, correction: string): boolean {
  const isShort = /^\p{Lu}/u.test(word) && word.length < longWordLength;

  return isShort && word.replaceAll('ss', 'ß') !== correction;
}

/** colour, mold, grey: the other regional spelling of English. */
function isRegionalSpelling(word: string, correction: string): boolean {
  const american = (form: string) => form.replace('ou', 'o').replace('ey', 'ay');

  return word !== correction && american(word) === american(correction);
}

/** rio, el: foreign words within a name. */
function differsOnlyInCapital(word: string, correction: string): boolean {
  return word !== correction && word === correction.toLowerCase();
}

/** calle, crua: short words that differ by more than an accent resemble too many words. */
function isShortWithDistance(word: string, distance: number): boolean {
  return distance > accentCost && word.length < longWordLength;
}

/** Whether the correction only capitalizes an infinitive, because the list has only the noun: frühstücken. */
function isLowercaseInfinitive(word: string, correction: string): boolean {
  return word.endsWith('en') && differsOnlyInCapital(word, correction);
}

/** Ranks function words first among equally close candidates: même, not mème. */
export function rankFunctionWordsFirst(
  candidate: readonly SpellingCandidate[],
  language: LanguageCode,
): readonly SpellingCandidate[] {
  const languageWords = functionWords[language];
  const isFunctionWord = ({ word }: SpellingCandidate) =>
    languageWords?.has(word.toLowerCase()) ?? false;

  return candidate.toSorted(
    (one, other) =>
      one.cost - other.cost || Number(isFunctionWord(other)) - Number(isFunctionWord(one)),
  );
}

const minLength = 4;

/** Function words that are often joined to other words by mistake. */
const functionWords: Readonly<Partial<Record<LanguageCode, ReadonlySet<string>>>> = {
  es: new Set(
    'a al ante con de del desde el ella ello en entre es esta este esto está ha hasta la las le les lo los mas me menos mi muy más nada no nos o para pero por que qué se si sin sobre son su sus sí te todo tu un una uno y ya'.split(
      ' ',
    ),
  ),
  fr: new Set(
    "a au aux avec c'est ce ces cette chez dans de des donc du elle elles en entre est et eux il ils je la là le les leur lui ma mais même mêmes mes moi mon ne non nos notre nous on ou où par pas peu plus pour près qu'il quand que quelque chose bien sûr qui sa sans se ses si son sont sous sur ta te tes toi ton tout tous toute très tu un une vos votre vous y à".split(
      ' ',
    ),
  ),
};
