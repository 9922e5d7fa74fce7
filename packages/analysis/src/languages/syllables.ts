/**
 * Syllables of a word that may hold more than letters: hyphens part it, each figure counts one, signs
 * of other kinds none. `nucleiOf` gets runs of letters in lower case and answers 0 for a bare consonant (l’).
 */
export function syllablesOfLetters(word: string, nucleiOf: (letters: string) => number): number {
  let count = 0;
  for (const { 0: part } of word.normalize('NFC').matchAll(/[\p{L}\p{M}]+['’]?|\p{Nd}/gu)) {
    if (/^\p{Nd}$/u.test(part)) count++;
    else count += syllablesOfPart(part, nucleiOf);
  }

  return count;
}

/** Nothing is said of an elided word by itself; any other has at least one syllable. */
function syllablesOfPart(part: string, nucleiOf: (letters: string) => number): number {
  const isElided = /['’]$/.test(part);
  const nuclei = nucleiOf(part.replace(/['’]$/, ''));

  return isElided ? nuclei : Math.max(1, nuclei);
}
