/**
 * A word as a search sees it: without case, accents and vowel signs, and with letters that are written several ways in one.
 *
 * @example fold('Ärger') // 'arger'
 */
export function fold(word: string): string {
  return word
    .normalize('NFKD')
    .replaceAll(/[\p{M}\u0640]/gu, '')
    .toLowerCase()
    .replaceAll(/[ßœæøłđةى]/g, (letter) => spelled[letter] ?? letter);
}

const spelled: Record<string, string> = {
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ة: 'ه',
  ى: 'ي',
};
