/**
 * Counts the syllables of a word that may contain other characters: hyphens separate parts, each digit counts one, other characters none.
 * `countNuclei` receives lowercase letters and returns 0 for a bare consonant (l’).
 */
export function countSyllables(word: string, countNuclei: (letters: string) => number): number {
  let count = 0;
  for (const { 0: part } of word.normalize('NFC').matchAll(/[\p{L}\p{M}]+['’]?|\p{Nd}/gu)) {
    if (/^\p{Nd}$/u.test(part)) count++;
    else count += countPart(part, countNuclei);
  }

  return count;
}

/** An elided word has no syllable of its own; any other word has at least one. */
function countPart(part: string, countNuclei: (letters: string) => number): number {
  const isElided = /['’]$/.test(part);
  const nuclei = countNuclei(part.replace(/['’]$/, ''));

  return isElided ? nuclei : Math.max(1, nuclei);
}
