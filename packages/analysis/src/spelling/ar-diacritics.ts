/** Removes Arabic diacritics and the tatweel. */
export function stripDiacritics(word: string): string {
  return word.replaceAll(/[\u064b-\u0652\u0670\u0640]/g, '');
}

/** Checks a word with diacritics. A final ة in pausal form, as at the end of a verse line, may be written هْ. */
export function isCorrectlyVocalized(word: string, knows: (word: string) => boolean): boolean {
  const plain = stripDiacritics(word);

  return knows(plain) || (word.endsWith('هْ') && knows(plain.replace(/ه$/, 'ة')));
}

/**
 * Whether a word is vocalized: at least two vowel signs, and on at least 40 % of the letters. A single shadda or tanwīn is common in prose.
 */
export function isVocalized(word: string): boolean {
  const diacritics = word.match(/[\u064b-\u0650\u0652\u0670]/g)?.length ?? 0;

  return diacritics > 1 && diacritics >= 0.4 * stripDiacritics(word).length;
}
