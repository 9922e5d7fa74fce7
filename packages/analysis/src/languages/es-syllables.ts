import { countSyllables } from './syllables.ts';

/**
 * Counts the syllables of a Spanish word by the rules of the Ortografía (RAE & ASALE 2010, I.3.4): two open vowels separate, an open and an
 * unaccented closed one join, an accented closed vowel separates from an adjacent open one, and an h between vowels has no effect.
 *
 * @example
 * syllablesOfSpanish('paranoia') // 4
 */
export function syllablesOfSpanish(word: string): number {
  return countSyllables(word, countNuclei);
}

function countNuclei(letters: string): number {
  const normalized = letters
    .replaceAll(/qu(?=[eiéí])|gu(?=[eiéí])/g, 'g')
    .replaceAll(/y(?![aeiouáéíóúü])/g, 'i')
    .replaceAll(/(?<=[aeiouáéíóúü])h(?=[aeiouáéíóúü])/g, '');
  let nuclei = 0;
  for (const { 0: run } of normalized.matchAll(/[aeiouáéíóúü]+/g)) nuclei += countRunNuclei(run);

  return nuclei;
}

function countRunNuclei(run: string): number {
  const openVowels = run.match(/[aeoáéó]/g)?.length ?? 0;
  if (openVowels === 0) return /([iu])\1/.test(run) ? 2 : 1;

  return openVowels + (run.match(/(?<=[aeoáéó])[íú]|[íú](?=[aeoáéó])/g)?.length ?? 0);
}
