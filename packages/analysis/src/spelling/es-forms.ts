type Knows = (word: string) => boolean;

/**
 * Whether a word is formed from a word of the Spanish dictionary: teletransportar, importantemente, convénzalo, palmaditas, goteante. Only
 * productive affixes (RAE, Nueva gramática §§ 5–10).
 */
export function isSpanishForm(word: string, knows: Knows): boolean {
  const lower = word.toLowerCase();
  if (lacksAccent(lower, knows)) return false;
  const base = prefixPattern.exec(lower)?.[1];
  if (base !== undefined && knows(base)) return true;

  return (
    additionalWords.has(lower.replace(/(?:(?<=[^aeiou])e)?s$/, '').replace(/a$/, 'o')) ||
    isVoseo(lower, knows) ||
    isSuffixed(lower, knows) ||
    isDiminutiveOrAugmentative(lower.replace(/s$/, ''), knows) ||
    hasEncliticPronouns(lower, knows)
  );
}

const prefixPattern =
  /^(?:tele|auto|anti|super|sobre|nano|micro|macro|mega|multi|inter|re|semi|sub|ultra|sud|nor|archi|bio|contra|crio|des|electro|extra|foto|geo|hidro|hiper|infra|intra|meta|mini|mono|neo|poli|pos|post|pre|pseudo|psico|radio|socio|termo|vice)(.{4,})$/;

/** Derivational suffixes, each with the possible endings of the base. */
const endings: readonly (readonly [ending: RegExp, bases: readonly string[]])[] = [
  [/([aei])dor(?:a|es|as)?$/, ['$1r']], // deslizador
  [/mente$/, ['']],
  [/antes?$/, ['ar']],
  [/ables?$/, ['ar']],
  [/ibles?$/, ['er', 'ir']],
  [/bilidad(?:es)?$/, ['ble']],
  [/is(?:ta|mo)s?$/, ['', 'o', 'a', 'e', 'ía']],
  [/(?:al|os[oa])(?:e?s)?$/, ['', 'a', 'o']], // basural
  [/([st])or(?:a|es|as)?$/, ['$1ión', 'ción']], // repulsor
  [/([cs])ion(?:ar|an?|as|ó|aron|aba|aban|ados?|adas?|ando)$/, ['$1ión']], // erupcionó
  [/as$/, ['os']], // elfas
  [/a$/, ['o']],
];

function isSuffixed(word: string, knows: Knows): boolean {
  return endings.some(([ending, bases]) => {
    const at = word.search(ending);
    if (at < 3) return false;

    return bases.some((end) => knows(word.replace(ending, end)));
  });
}

/** despues: a word that is only missing an accent is not a derivation (des-, pues). */
function lacksAccent(word: string, knows: Knows): boolean {
  return !/[áéíóú]/.test(word) && accentVariants(word).some(knows);
}

/** The accent of a base may be lost in the derived word: príncipe, principito. */
function isKnownBase(word: string, knows: Knows): boolean {
  return word.length > 2 && [word, ...accentVariants(word)].some(knows);
}

function accentVariants(word: string): readonly string[] {
  return [...word].flatMap((letter, at) =>
    letter in accentedVowels
      ? [word.slice(0, at) + accentedVowels[letter] + word.slice(at + 1)]
      : [],
  );
}

/** tenés, mirá, salí: voseo forms derive from the infinitive (RAE, Nueva gramática § 4.7). */
function isVoseo(word: string, knows: Knows): boolean {
  const [, stem, vowel = ''] = /^(.{3,})([áéí])s?$/.exec(word) ?? [];

  return stem !== undefined && knows(`${stem}${plainVowels[vowel]}r`);
}

/** Words missing from the dictionaries, in the singular and with -o if both genders exist. */
const additionalWords = new Set(
  'bardo bot bug calaño criónico críptico decimotercer enrutador estasi feérico firmware hacker monto pibe pibo pirómano router software'.split(
    ' ',
  ),
);

/** palmadita, poquito, lucecita, patazas, blanquísimo: -it-, -ill-, -az-, -ísim- and -ot-, with the required spelling change. */
function isDiminutiveOrAugmentative(word: string, knows: Knows): boolean {
  const stem = /^(.{2,}?)(?:(?:e?c)?it|(?:e?c)?ill|az|ísim|ot)[oae]$/.exec(word)?.[1];
  if (stem === undefined) return false;
  const respelledStem = /qu$/.test(stem)
    ? `${stem.slice(0, -2)}c`
    : /gu$/.test(stem)
      ? stem.slice(0, -1)
      : /c$/.test(stem)
        ? `${stem.slice(0, -1)}z`
        : stem;

  return [stem, respelledStem].some((one) =>
    ['o', 'a', 'e', ''].some((end) => isKnownBase(one + end, knows)),
  );
}

/**
 * Spanish verb forms with enclitic pronouns, which dictionaries list for some verbs only: convénzalo, flanqueadlos, quemándolo. The accent
 * must be correct (RAE, Ortografía §3.4.3): words stressed on the third-last syllable or earlier have one.
 */
function hasEncliticPronouns(word: string, knows: Knows): boolean {
  const imperativeStem = /^(.{2,}[aeí])os$/.exec(word)?.[1]; // rendíos
  if (imperativeStem !== undefined && knows(`${imperativeStem.replace(/í$/, 'i')}d`)) return true;

  return withoutEnclitic(word).some(
    (verb) =>
      isVerb(verb, 1, knows) || withoutEnclitic(verb).some((stem) => isVerb(stem, 2, knows)),
  );
}

/** The word without each possible final pronoun. */
function withoutEnclitic(word: string): string[] {
  return pronouns
    .filter((pronoun) => word.endsWith(pronoun) && word.length >= pronoun.length + 2)
    .map((pronoun) => word.slice(0, -pronoun.length));
}

const pronouns = 'lo la le los las les me te se nos os'.split(' ');

function isVerb(verb: string, behind: number, knows: Knows): boolean {
  if (verb === 'ir') return behind === 1;
  const plain = verb.replaceAll(/[áéíóú]/g, (letter) => plainVowels[letter] ?? letter);
  const hasAccent = plain !== verb;
  if (/[aei]r$/.test(plain)) return hasAccent === behind > 1 && knows(plain);
  if (/[aeiy]ndo$/.test(plain)) return hasAccent && knows(plain);
  if (/[aei]d$/.test(plain)) return hasAccent === behind > 1 && knows(plain);
  if (/(?:ó|é|í|ías?|ían|án?)$/.test(verb) && knows(verb)) return true; // dirigióse, decíame
  if (/(?:[tv]e|po)n$/.test(verb)) return knows(verb.replace(/en$/, 'én').replace(/on$/, 'ón')); // mantenlos
  if (/[ae]mo$/.test(plain)) return hasAccent && knows(`${plain}s`);

  return hasAccent && /(?:[aeo]|[aeo]n|[aeo]mos)$/.test(plain) && knows(plain);
}

const plainVowels: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' };
const accentedVowels: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };
