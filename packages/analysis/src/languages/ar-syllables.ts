import { syllablesOfLetters } from './syllables.ts';

/**
 * Syllables of an Arabic word. Each begins with one consonant and has one vowel: where the vowel signs
 * are written, they and the long vowels are counted; where they are not, the consonants between
 * long vowels are paired, which is an estimate (كتب has two in pause).
 *
 * @example
 * syllablesOfArabic('مُدَرِّسَةٌ') // 5
 */
export function syllablesOfArabic(word: string): number {
  return syllablesOfLetters(word.replaceAll('\u0640', ''), nucleiOf);
}

const shortVowels = /[\u064b-\u0650\u0670]/g;

function nucleiOf(letters: string): number {
  return /[\u064b-\u0650]/.test(letters) ? vowelled(letters) : estimated(letters);
}

/** A long vowel follows its own short sign; one without it (قال, written قَال or قال) counts by itself. */
function vowelled(letters: string): number {
  const signs = letters.match(shortVowels)?.length ?? 0;
  const bareLong =
    letters.match(/(?<=[\u0621-\u064a]\u0651?)[اآى](?![\u064b-\u0650])/g)?.length ?? 0;
  const opensBare = /^[اٱ](?![\u064b-\u0650])/.test(letters) ? 1 : 0;

  return signs + bareLong + opensBare;
}

function estimated(letters: string): number {
  const bare = letters.replaceAll(/[\u064b-\u0652]/g, '');
  const joined = /^(?:[وفبكل]?ال|لل)(?=..)/.exec(bare)?.[0] ?? '';
  const particle = joined.length === 3 && !joined.startsWith('لل') ? 1 : 0;
  const article = joined === '' ? 0 : 1 + particle;
  const stem = bare.slice(joined.length);

  return article + nucleiOfStem(stem);
}

/** Long vowels stand behind a consonant; the consonants left over between them are read in pairs. */
function nucleiOfStem(stem: string): number {
  let nuclei = 0;
  let consonants = 0;
  for (let at = 0; at < stem.length; at++) {
    const isLong = at > 0 && (/[اآى]/.test(stem.charAt(at)) || isLongGlide(stem, at));
    if (isLong || stem.charAt(at) === 'ة') {
      nuclei += 1 + Math.ceil(Math.max(0, consonants - 1) / 2);
      consonants = 0;
    } else {
      consonants++;
    }
  }

  return nuclei + (nuclei > 0 ? Math.floor(consonants / 2) : Math.ceil(consonants / 2));
}

/** و and ي are vowels between consonants and at the end, consonants beside a vowel. */
function isLongGlide(stem: string, at: number): boolean {
  return (
    /[وي]/.test(stem.charAt(at)) && !/[اآىوية]/.test(stem.charAt(at + 1) + stem.charAt(at - 1))
  );
}
