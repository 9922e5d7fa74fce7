/**
 * Whether a French word is right since the rectifications of 1990: without a circumflex on i and u (entrainement, brulure), but where an
 * ending of verbs has it; with è before a mute syllable (préfèrerais, ruissèle). Journal officiel, 6 December 1990, II.4, II.3 and II.5.
 */
export function isSince1990(word: string, knows: (word: string) => boolean): boolean {
  if (!/[^\p{L}-]/u.test(word) && /[iuIU]/.test(word) && !past.test(word)) {
    for (let at = 0; at < word.length; at++) {
      const marked = hats[word[at] ?? ''];
      if (marked && knows(word.slice(0, at) + marked + word.slice(at + 1))) return true;
    }
  }
  if (!word.includes('è')) return false;

  return knows(word.replace('è', 'é')) && mute.test(word)
    ? true
    : /è[lt]e/.test(word) && knows(word.replace(/è([lt])e/, 'e$1$1e'));
}

const hats: Readonly<Record<string, string>> = { i: 'î', u: 'û' };
const past = /(?:[iu]mes|[iu]tes|[iu]t)$/;
const mute = /è[^aeiouyéèêâîôû]+er(?:ai|as|a|ons|ez|ont|ais|ait|ions|iez|aient)$/;
