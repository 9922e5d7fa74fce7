/**
 * Whether a French word is correct under the rectifications of 1990: no circumflex on i and u (entrainement, brulure) except in verb
 * endings, and è before a mute syllable (préfèrerais, ruissèle). Journal officiel, 6 December 1990, II.4, II.3 and II.5.
 */
export function isReformedSpelling(word: string, knows: (word: string) => boolean): boolean {
  if (!/[^\p{L}-]/u.test(word) && /[iuIU]/.test(word) && !pastTenseEnding.test(word)) {
    for (let at = 0; at < word.length; at++) {
      const marked = circumflexVowels[word[at] ?? ''];
      if (marked && knows(word.slice(0, at) + marked + word.slice(at + 1))) return true;
    }
  }
  if (!word.includes('è')) return false;

  return knows(word.replace('è', 'é')) && muteSyllable.test(word)
    ? true
    : /è[lt]e/.test(word) && knows(word.replace(/è([lt])e/, 'e$1$1e'));
}

const circumflexVowels: Readonly<Record<string, string>> = { i: 'î', u: 'û' };
const pastTenseEnding = /(?:[iu]mes|[iu]tes|[iu]t)$/;
const muteSyllable = /è[^aeiouyéèêâîôû]+er(?:ai|as|a|ons|ez|ont|ais|ait|ions|iez|aient)$/;
