import { isCommonGerman } from './de-common-words.ts';
import { doublingCost, longWordLength, noMatchDistance, typoCost } from './edit-costs.ts';
import type { Speller, SpellingPatterns } from './speller.ts';
import type { SpellingCandidate } from './spelling-candidates.ts';
import { findTwoEditWords } from './two-edit-words.ts';

/**
 * No German word list is complete, because compounds are productive and names look like nouns. Only a word close to a common word, or with
 * a doubling error in a long word, is a typo.
 */
export function isLikelyGermanTypo(
  word: string,
  candidates: readonly SpellingCandidate[],
  speller: Speller,
  patterns: SpellingPatterns,
): boolean {
  const isCapital = /^\p{Lu}/u.test(word);
  if (candidates.every(({ word: other }) => other.includes(' '))) {
    return !isCapital && findTwoEditWords(word, speller, patterns).some(isCommonGerman);
  }
  if (candidates[0]?.cost === doublingCost && word.length >= longWordLength) return true;
  const cost = candidates.find(({ word: other }) => isCommonGerman(other))?.cost ?? noMatchDistance;
  if (cost <= typoCost) return true;
  if (candidates[0]?.cost !== cost) return false;

  return isCapital ? word.length >= longWordLength && cost !== vowelCost : word.length > 3;
}

/** Cost in `spelling-candidates.ts` of replacing one vowel by another. */
const vowelCost = 0.8;
