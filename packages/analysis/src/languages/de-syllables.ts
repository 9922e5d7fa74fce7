import { syllablesOfLetters } from './syllables.ts';

/**
 * Syllables of a German word: groups of vowels, each diphthong and each long vowel in two letters
 * being one, all other vowels side by side two (Na-ti-on), as the official rules part words
 * (Amtliches Regelwerk 2018, § 107–112). Prefixes and endings whose vowels only look like one are told apart.
 *
 * @example
 * syllablesOfGerman('Familien') // 4
 */
export function syllablesOfGerman(word: string): number {
  return syllablesOfLetters(word.toLowerCase(), nucleiOf);
}

const units = /eau|ie|ei|ai|au|äu|eu|ey|ay|oy|aa|ee|oo|ou|[aeiouyäöüéèêáàâóôëï]/g;

function nucleiOf(letters: string): number {
  const spoken = letters.replaceAll('qu', 'k').replace(/^y(?=[aeiou])/, 'j');
  let nuclei = spoken.match(units)?.length ?? 0;
  for (const pattern of apart) {
    if (pattern.test(letters)) nuclei++;
  }

  return nuclei;
}

/** Where two letters that mostly are one vowel are two. */
const apart: readonly RegExp[] = [
  /^(?:un)?be(?:end(?!e$)|erd|erb|urt|url|unr|irr|inh)/,
  /^(?:un|aus|an|ab|zu|auf)?ge(?:ehr|end|erb|ebn|eb?n?et|irr|impf|unk|eck|erd|ess?t)/,
  /(?<=[aeiouäöüy].*)(?<!a|sch|verd|bed)iens?$/,
  /(?:famil|lin|stud|akt|komöd|tragöd|ser|kastan|pin|fol|lil|persil|best|ar|präm|mater|grat|host|org|hortens|zeremon|begon|gaz|magnol|dahl|immobil|textil|emiss|glyzin|geran|petun)ie$/,
  /(?:span|ital|belg|sil|stral|nad|tin|tar|forn|ind|bosn|georg|pers|alban|jord|syr|algar?|tunes|indones|makedon)ier(?:s|in|innen|n)?$/,
  /(?:eum|äum)s?$(?<!baum|baeum|räum|träum|schäum)/,
  /een$/,
  /mosaik|naiv|archai|prosai|hebräi/,
  /(?:famil|fer|med|ital|akt|lin|stud|span|material|prinzip|immobil)ien(?!s?$)/,
  /theis[mt]|rein(?:karn|teg)/,
  /zoolo|koope|koord/,
];
