import { syllablesOfGerman } from '../../../languages/de-syllables.ts';
import { stressOfGerman } from './de-stress.ts';
import { type RhymeKeys, sumSyllables, type VerseSounds } from './sounds.ts';

/**
 * German verse: rhyme begins at the last full vowel, not counting endings such as e, en, er, el; letters with the same sound are equal (äu
 * and eu, d and t at the end). Slant: traditionally accepted impure rhymes (ü and i, ö and e, eu and ei). After Wagenknecht 2007, Deutsche
 * Metrik.
 */
export const germanSounds: VerseSounds = {
  endingOf(word) {
    const tail = tailOf(word);
    if (tail === '') return null;

    return { perfect: [tail], slant: [`near ${nearly(tail)}`] } satisfies RhymeKeys;
  },
  syllablesOf: sumSyllables(syllablesOfGerman),
  stressOf: stressOfGerman,
};

const weakEnding =
  /(?<=[aeiouyäöü].*)e(?:[nrlms]|st|t|rn|ln|nd|nde|nden|ns|rs|ls|re|ren|rte|lte|te|ten|ste|sten|tes|ter)?$/;

function tailOf(word: string): string {
  const letters = word.split('-').at(-1) ?? word;
  const weak = weakEnding.exec(letters)?.index ?? letters.length;
  const strong = letters.slice(0, weak);
  const at = strong.search(/(?:eau|ie|ei|ai|au|äu|eu|ey|ay|oy|aa|ee|oo|[aeiouyäöü])[^aeiouyäöü]*$/);

  return at < 0 ? '' : sounded(letters.slice(at));
}

function sounded(letters: string): string {
  return letters
    .replaceAll(/(?<=[aeiouäöü])h(?![aeiouäöü])/g, '')
    .replaceAll(/(?<=[aeiouäöü])h(?=e)/g, '')
    .replaceAll('äu', 'eu')
    .replaceAll(/ai|ay|ey/g, 'ei')
    .replaceAll('ie', 'i')
    .replaceAll('ä', 'e')
    .replaceAll('y', 'ü')
    .replaceAll('ß', 'ss')
    .replaceAll(/dt|tz/g, (pair) => (pair === 'tz' ? 'z' : 't'))
    .replaceAll('ck', 'k')
    .replaceAll('ph', 'f')
    .replaceAll('v', 'f')
    .replaceAll(/([a-zäöü])\1/g, '$1')
    .replace(/d$/, 't')
    .replace(/b$/, 'p')
    .replace(/(?<!n)g$/, 'k');
}

function nearly(tail: string): string {
  return tail.replaceAll('ü', 'i').replaceAll('ö', 'e').replaceAll('eu', 'ei');
}
