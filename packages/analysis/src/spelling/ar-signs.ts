/** Arabic without its signs of vowels and its stretched lines. */
export function withoutSigns(word: string): string {
  return word.replaceAll(/[\u064b-\u0652\u0670\u0640]/g, '');
}

/** A ة at rest, as at the end of a line of verse, may be written هْ. */
export function isRightSigned(word: string, knows: (word: string) => boolean): boolean {
  const plain = withoutSigns(word);

  return knows(plain) || (word.endsWith('هْ') && knows(plain.replace(/ه$/, 'ة')));
}

/** Whether its vowels are written: two signs or more, and on two letters of five; a shadda or a tanwīn alone is common in prose. */
export function isVocalised(word: string): boolean {
  const signs = word.match(/[\u064b-\u0650\u0652\u0670]/g)?.length ?? 0;

  return signs > 1 && signs >= 0.4 * withoutSigns(word).length;
}
