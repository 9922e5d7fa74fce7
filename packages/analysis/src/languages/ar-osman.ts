/**
 * Contribution of a word to the OSMAN formula (El-Haj & Rayson 2016): its syllables, plus one each for being hard (over five letters),
 * complex (over four syllables) and faseeh (complex with one of ء ئ ؤ ذ ظ or ending in وا or ون). Syllables as defined in the paper: a
 * short vowel counts one, a long or stressed one two; without vowel signs, letters − 2.
 */
export function osmanWeight(word: string): number {
  const letters = word.replaceAll(/[^\u0620-\u064a\u0671]|\u0640/g, '').length;
  if (letters === 0) return 1;
  const syllables = countOsmanSyllables(word, letters);
  const isComplex = syllables > 4;
  const isFaseeh = isComplex && /[ءئؤذظ]|و[\u064b-\u0652]*[ان]/.test(word);

  return syllables + Number(letters > 5) + Number(isComplex) + Number(isFaseeh);
}

function countOsmanSyllables(word: string, letters: number): number {
  const vowels = word.match(/[\u064e-\u0650]/g)?.length ?? 0;
  if (vowels === 0) return Math.max(1, letters - 2);
  const long = word.match(/[\u064e-\u0650](?=[اوي])/g)?.length ?? 0;
  const stressed = word.match(/[\u064b-\u064d\u0651]/g)?.length ?? 0;

  return vowels - long + 2 * (long + stressed);
}
