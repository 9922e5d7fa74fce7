type Knows = (word: string) => boolean;

/**
 * Whether a word follows from one that a Spanish dictionary has: teletransportar, importantemente, convénzalo, palmaditas, goteante. Only
 * endings that speakers add freely (RAE, Nueva gramática §§ 5–10).
 */
export function isSpanishForm(word: string, knows: Knows): boolean {
  const lower = word.toLowerCase();
  if (lacksAccent(lower, knows)) return false;
  const base = beginning.exec(lower)?.[1];
  if (base !== undefined && knows(base)) return true;

  return (
    moreWords.has(lower.replace(/(?:(?<=[^aeiou])e)?s$/, '').replace(/a$/, 'o')) ||
    isVoseo(lower, knows) ||
    isMade(lower, knows) ||
    isSmallOrGreat(lower.replace(/s$/, ''), knows) ||
    isWithPronouns(lower, knows)
  );
}

const beginning =
  /^(?:tele|auto|anti|super|sobre|nano|micro|macro|mega|multi|inter|re|semi|sub|ultra|sud|nor|archi|bio|contra|crio|des|electro|extra|foto|geo|hidro|hiper|infra|intra|meta|mini|mono|neo|poli|pos|post|pre|pseudo|psico|radio|socio|termo|vice)(.{4,})$/;

/** Endings that make one kind of word of another, each with what the word below may look like. */
const endings: readonly (readonly [ending: RegExp, below: readonly string[]])[] = [
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

function isMade(word: string, knows: Knows): boolean {
  return endings.some(([ending, below]) => {
    const at = word.search(ending);
    if (at < 3) return false;

    return below.some((end) => knows(word.replace(ending, end)));
  });
}

/** despues: what would be a word with an accent is made of no other (des-, pues). */
function lacksAccent(word: string, knows: Knows): boolean {
  return !/[áéíóú]/.test(word) && accented(word).some(knows);
}

/** The accent that a shorter word has may be lost in the longer: príncipe, principito. */
function isKnownOf(word: string, knows: Knows): boolean {
  return word.length > 2 && [word, ...accented(word)].some(knows);
}

function accented(word: string): readonly string[] {
  return [...word].flatMap((letter, at) =>
    letter in marked ? [word.slice(0, at) + marked[letter] + word.slice(at + 1)] : [],
  );
}

/** tenés, mirá, salí: vos takes its forms from the infinitive (RAE, Nueva gramática § 4.7). */
function isVoseo(word: string, knows: Knows): boolean {
  const [, stem, vowel = ''] = /^(.{3,})([áéí])s?$/.exec(word) ?? [];

  return stem !== undefined && knows(`${stem}${bare[vowel]}r`);
}

/** What the dictionaries lack, in the singular and with -o where a word has both genders. */
const moreWords = new Set(
  'bardo bot bug calaño criónico críptico decimotercer enrutador estasi feérico firmware hacker monto pibe pibo pirómano router software'.split(
    ' ',
  ),
);

/** palmadita, poquito, lucecita, patazas, blanquísimo: -it-, -ill-, -az-, -ísim- and -ot-, with the spelling that the sound asks for. */
function isSmallOrGreat(word: string, knows: Knows): boolean {
  const stem = /^(.{2,}?)(?:(?:e?c)?it|(?:e?c)?ill|az|ísim|ot)[oae]$/.exec(word)?.[1];
  if (stem === undefined) return false;
  const spelled = /qu$/.test(stem)
    ? `${stem.slice(0, -2)}c`
    : /gu$/.test(stem)
      ? stem.slice(0, -1)
      : /c$/.test(stem)
        ? `${stem.slice(0, -1)}z`
        : stem;

  return [stem, spelled].some((one) =>
    ['o', 'a', 'e', ''].some((end) => isKnownOf(one + end, knows)),
  );
}

/**
 * Spanish forms with pronouns behind them, which dictionaries list for some verbs only: convénzalo, flanqueadlos, quemándolo. The accent
 * must stand where it belongs (RAE, Ortografía §3.4.3): a word that goes on behind its stressed syllable by two others or more has one.
 */
function isWithPronouns(word: string, knows: Knows): boolean {
  const toMany = /^(.{2,}[aeí])os$/.exec(word)?.[1]; // rendíos
  if (toMany !== undefined && knows(`${toMany.replace(/í$/, 'i')}d`)) return true;

  return stemsOf(word).some(
    (verb) => isVerb(verb, 1, knows) || stemsOf(verb).some((stem) => isVerb(stem, 2, knows)),
  );
}

/** The word without each pronoun that it may end in. */
function stemsOf(word: string): string[] {
  return pronouns
    .filter((pronoun) => word.endsWith(pronoun) && word.length >= pronoun.length + 2)
    .map((pronoun) => word.slice(0, -pronoun.length));
}

const pronouns = 'lo la le los las les me te se nos os'.split(' ');

function isVerb(verb: string, behind: number, knows: Knows): boolean {
  if (verb === 'ir') return behind === 1;
  const plain = verb.replaceAll(/[áéíóú]/g, (letter) => bare[letter] ?? letter);
  const hasAccent = plain !== verb;
  if (/[aei]r$/.test(plain)) return hasAccent === behind > 1 && knows(plain);
  if (/[aeiy]ndo$/.test(plain)) return hasAccent && knows(plain);
  if (/[aei]d$/.test(plain)) return hasAccent === behind > 1 && knows(plain);
  if (/(?:ó|é|í|ías?|ían|án?)$/.test(verb) && knows(verb)) return true; // dirigióse, decíame
  if (/(?:[tv]e|po)n$/.test(verb)) return knows(verb.replace(/en$/, 'én').replace(/on$/, 'ón')); // mantenlos
  if (/[ae]mo$/.test(plain)) return hasAccent && knows(`${plain}s`);

  return hasAccent && /(?:[aeo]|[aeo]n|[aeo]mos)$/.test(plain) && knows(plain);
}

const bare: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' };
const marked: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };
