/**
 * Normalizes a word for search: removes case, accents and vowel signs, and unifies spelling variants of letters.
 *
 * @example fold('Ärger') // 'arger'
 */
export function fold(word: string): string {
  return word
    .normalize('NFKD')
    .replaceAll(/[\p{M}\u0640]/gu, '')
    .toLowerCase()
    .replaceAll(/[ßœæøłđةى]/g, (letter) => letterSpellings[letter] ?? letter);
}

const letterSpellings: Record<string, string> = {
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ة: 'ه',
  ى: 'ي',
};
