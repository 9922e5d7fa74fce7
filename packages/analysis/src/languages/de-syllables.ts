import { countSyllables } from './syllables.ts';

/**
 * Counts the syllables of a German word by vowel groups: a diphthong or a long vowel in two letters is one, other adjacent vowels are two
 * (Na-ti-on), as in the official rules (Amtliches Regelwerk 2018, § 107–112). Prefixes and endings whose vowels only look like one are
 * handled separately.
 *
 * @example
 * syllablesOfGerman('Familien') // 4
 */
export function syllablesOfGerman(word: string): number {
  return countSyllables(word.toLowerCase(), countNuclei);
}

const vowelUnits = /eau|ie|ei|ai|au|äu|eu|ey|ay|oy|aa|ee|oo|ou|[aeiouyäöüéèêáàâóôëï]/g;

function countNuclei(letters: string): number {
  const normalized = letters.replaceAll('qu', 'k').replace(/^y(?=[aeiou])/, 'j');
  let nuclei = normalized.match(vowelUnits)?.length ?? 0;
  for (const pattern of hiatusPatterns) {
    if (pattern.test(letters)) nuclei++;
  }

  return nuclei;
}

/** Two letters that usually form one vowel but are two here. */
const hiatusPatterns: readonly RegExp[] = [
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
