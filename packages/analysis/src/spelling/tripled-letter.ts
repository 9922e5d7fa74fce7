import { doublingCost, wrongLetterCost } from './edit-costs.ts';
import type { SpellingCandidate } from './spelling-candidates.ts';

/**
 * The word misspelled by tripling a consonant: allles, Schifff, balllon. Lengthened letters that represent speech are not errors: a vowel
 * (hoolaaa), or a sustainable consonant that occurs once in the word (señorrr, Immmer). A sustained final double consonant (kommm) is
 * ambiguous and costs more, so that dialogue is not reported. Null if there is no such word.
 */
export function correctTripledLetter(
  word: string,
  knows: (word: string) => boolean,
): SpellingCandidate | null {
  const match = /^(.+?)(\p{L})\2\2(?!\2)(.*)$/iu.exec(word);
  if (!match) return null;
  const [, before = '', letter = '', after = ''] = match;
  const isOnlyTriple = !/(\p{L})\1\1/iu.test(after) && !new RegExp(`${letter}$`, 'iu').test(before);
  if (!isOnlyTriple || vowels.test(letter) || !vowels.test(before + after)) return null;
  const isSustained = sustainedConsonants.test(letter);
  const doubledWord = findWord(before + letter + letter + after, knows);
  if (doubledWord)
    return {
      word: doubledWord,
      cost: isSustained && after === '' ? wrongLetterCost : doublingCost,
    };
  const singleWord = isSustained ? null : findWord(before + letter + after, knows);

  return singleWord ? { word: singleWord, cost: doublingCost } : null;
}

const vowels = /[aeiouyáéíóúàâèêëîïôùûœäöü]/i;
const sustainedConsonants = /[fhjmnrsvzß]/i;

/** The word as given, or with a missing accent (balllon for balón). */
function findWord(word: string, knows: (word: string) => boolean): string | null {
  if (knows(word)) return word;
  const accented = [...word].flatMap((letter, at) => {
    const accentedLetter = accentedVowels[letter];

    return accentedLetter === undefined
      ? []
      : [word.slice(0, at) + accentedLetter + word.slice(at + 1)];
  });

  return accented.find(knows) ?? null;
}

const accentedVowels: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };
