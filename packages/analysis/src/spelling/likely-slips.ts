import { isFamiliar } from '../languages/en-familiar.ts';
import type { LanguageCode } from '../options.ts';
import { anAccent, aSlip, aWrongLetter, longWord } from './costs.ts';
import type { Near } from './near-words.ts';
import type { Wrong } from './words-checked.ts';

/** Languages in which what is like no listed word is taken for a name or a word that is missing. */
export const leavesUnlike: ReadonlySet<LanguageCode> = new Set(['es', 'fr']);

/**
 * Whether a word that no dictionary has is likely a slip for the one that lies nearest: an accent, a sound or a letter away. A short
 * word is near to too many, and an English one is quoted: both must be nearer. Two words without their space are a slip only where
 * one of them is small (avecles): others are put together on purpose (cortacésped).
 */
export function isLikelySlip(
  word: string,
  near: Near | undefined,
  language: LanguageCode,
): boolean {
  if (!near) return false;
  const isCapital = /^\p{Lu}/u.test(word);
  const parts = near.word.split(' ');
  if (parts.length > 1)
    return !isCapital && parts.some((part) => smallWords[language]?.has(part.toLowerCase()));
  const isShort = word.length < (isCapital ? longWord : shortest);
  if (isShort || isFamiliar(word.toLowerCase())) return near.cost <= aSlip;

  return near.cost <= aWrongLetter;
}

/**
 * Whether a word is surely a slip in a story, where names, dialect, old and foreign words are many: an accent, a sound or a doubled
 * letter away from another, or a long word without one of its letters (in English with a wrong one).
 */
export function isSureInStory(
  word: string,
  { suggestions: [meant = ''], distance, modern }: Wrong,
  language: LanguageCode,
): boolean {
  if (modern !== undefined || /(\p{L})\1\1/iu.test(word)) return true; // daß, Schifff
  if (language === 'de' && isShortNoun(word, meant)) return false;
  if (leavesUnlike.has(language) && (isCapitalOnly(word, meant) || isShort(word, distance)))
    return false;
  if (distance <= anAccent) return !isInfinitive(word, meant);
  if (distance <= aSlip) return language !== 'de' || word.length > 3 || distance <= anAccent;
  if (language === 'en' && isOfOtherVariety(word, meant)) return true;
  if (word.length < longWord || distance > aWrongLetter) return false;

  return language === 'en' || (meant.length > word.length && !meant.startsWith(word));
}

/** Bai, Genua: a short noun of German lies near to too many, unless it is but ss for ß. */
function isShortNoun(word: string, meant: string): boolean {
  const isShort = /^\p{Lu}/u.test(word) && word.length < longWord;

  return isShort && word.replaceAll('ss', 'ß') !== meant;
}

/** colour, mold, grey: American for a writer of British English, or the other way round. */
function isOfOtherVariety(word: string, meant: string): boolean {
  const american = (form: string) => form.replace('ou', 'o').replace('ey', 'ay');

  return word !== meant && american(word) === american(meant);
}

/** rio, el: foreign words that a name has. */
function isCapitalOnly(word: string, meant: string): boolean {
  return word !== meant && word === meant.toLowerCase();
}

/** calle, crua: more than an accent parts them from a word, but they are near to too many. */
function isShort(word: string, distance: number): boolean {
  return distance > anAccent && word.length < longWord;
}

/** frühstücken: a list that has it as a noun only lacks the verb. */
function isInfinitive(word: string, meant: string): boolean {
  return word.endsWith('en') && isCapitalOnly(word, meant);
}

/** Of words that lie equally near a small one is the likeliest: même, not mème. */
export function smallFirst(near: readonly Near[], language: LanguageCode): readonly Near[] {
  const small = smallWords[language];
  const isSmall = ({ word }: Near) => small?.has(word.toLowerCase()) ?? false;

  return near.toSorted(
    (one, other) => one.cost - other.cost || Number(isSmall(other)) - Number(isSmall(one)),
  );
}

const shortest = 4;

/** Words that are often written together with others by a slip. */
const smallWords: Readonly<Partial<Record<LanguageCode, ReadonlySet<string>>>> = {
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
