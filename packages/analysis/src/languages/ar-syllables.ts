import { countSyllables } from './syllables.ts';

/**
 * Counts the syllables of an Arabic word. Each begins with one consonant and has one vowel. Vocalized words are counted by their vowel
 * signs and long vowels; in unvocalized words the consonants between long vowels are paired, which is an estimate (كتب has two in pause).
 *
 * @example
 * syllablesOfArabic('مُدَرِّسَةٌ') // 5
 */
export function syllablesOfArabic(word: string): number {
  return countSyllables(word.replaceAll('\u0640', ''), countNuclei);
}

const shortVowels = /[\u064b-\u0650\u0670]/g;

function countNuclei(letters: string): number {
  return /[\u064b-\u0650]/.test(letters) ? countMarkedVowels(letters) : estimateNuclei(letters);
}

/** A long vowel follows its short sign; one without it (قال, written قَال or قال) counts separately. */
function countMarkedVowels(letters: string): number {
  const signs = letters.match(shortVowels)?.length ?? 0;
  const bareLong =
    letters.match(/(?<=[\u0621-\u064a]\u0651?)[اآى](?![\u064b-\u0650])/g)?.length ?? 0;
  const opensBare = /^[اٱ](?![\u064b-\u0650])/.test(letters) ? 1 : 0;

  return signs + bareLong + opensBare;
}

function estimateNuclei(letters: string): number {
  const unvocalized = letters.replaceAll(/[\u064b-\u0652]/g, '');
  const prefix = /^(?:[وفبكل]?ال|لل)(?=..)/.exec(unvocalized)?.[0] ?? '';
  const particle = prefix.length === 3 && !prefix.startsWith('لل') ? 1 : 0;
  const article = prefix === '' ? 0 : 1 + particle;
  const stem = unvocalized.slice(prefix.length);

  return article + countStemNuclei(stem);
}

/** Long vowels follow a consonant; the remaining consonants between them are counted in pairs. */
function countStemNuclei(stem: string): number {
  let nuclei = 0;
  let consonants = 0;
  for (let at = 0; at < stem.length; at++) {
    const isLong = at > 0 && (/[اآى]/.test(stem.charAt(at)) || isLongVowel(stem, at));
    if (isLong || stem.charAt(at) === 'ة') {
      nuclei += 1 + Math.ceil(Math.max(0, consonants - 1) / 2);
      consonants = 0;
    } else {
      consonants++;
    }
  }

  return nuclei + (nuclei > 0 ? Math.floor(consonants / 2) : Math.ceil(consonants / 2));
}

/** و and ي are vowels between consonants and at the end, and consonants next to a vowel. */
function isLongVowel(stem: string, at: number): boolean {
  return (
    /[وي]/.test(stem.charAt(at)) && !/[اآىوية]/.test(stem.charAt(at + 1) + stem.charAt(at - 1))
  );
}
