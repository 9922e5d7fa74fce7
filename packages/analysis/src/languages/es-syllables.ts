import { syllablesOfLetters } from './syllables.ts';

/**
 * Syllables of a Spanish word by the rules of the Ortografía (RAE & ASALE 2010, I.3.4): two open
 * vowels part, an open one and a closed one without accent join, a closed one with an accent parts
 * from the open one beside it, and an h between vowels changes nothing.
 *
 * @example
 * syllablesOfSpanish('paranoia') // 4
 */
export function syllablesOfSpanish(word: string): number {
  return syllablesOfLetters(word, nucleiOf);
}

function nucleiOf(letters: string): number {
  const spoken = letters
    .replaceAll(/qu(?=[eiéí])|gu(?=[eiéí])/g, 'g')
    .replaceAll(/y(?![aeiouáéíóúü])/g, 'i')
    .replaceAll(/(?<=[aeiouáéíóúü])h(?=[aeiouáéíóúü])/g, '');
  let nuclei = 0;
  for (const { 0: run } of spoken.matchAll(/[aeiouáéíóúü]+/g)) nuclei += nucleiOfRun(run);

  return nuclei;
}

function nucleiOfRun(run: string): number {
  const open = run.match(/[aeoáéó]/g)?.length ?? 0;
  if (open === 0) return /([iu])\1/.test(run) ? 2 : 1;

  return open + (run.match(/(?<=[aeoáéó])[íú]|[íú](?=[aeoáéó])/g)?.length ?? 0);
}
