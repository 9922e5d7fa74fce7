import { isGermanForm, isGermanNoun } from './de-forms.ts';
import { otherGermanWords } from './de-other-words.ts';
import { frontDecoded } from './front-coding.ts';
import type { Speller } from './speller.ts';

/**
 * A plain list of German words, which also knows what is put together of them: Küchentischlampe. The parts of a compound
 * have three letters at least, and its last part is a noun (or, in lower case, any word).
 */
export function openWordList(packed: string): Speller {
  const words = new Set(frontDecoded(packed));

  return {
    knows: (word) => isKnown(words, word),
    lists: (word) => isListed(words, word),
    guess: () => [],
    close: () => words.clear(),
  };
}

function isKnown(words: ReadonlySet<string>, word: string): boolean {
  if (slips.has(word.toLowerCase()) || against.test(word)) return false;
  if (/[’']/.test(word)) return isElided(words, word);
  if (isListed(words, word)) return true;
  const lower = word.toLowerCase();
  if (word === lower) return isGermanForm(words, word) || isCompound(words, word, 2);
  const capital = upperFirst(lower);
  if (word !== capital) return word === word.toUpperCase() && isKnown(words, capital);

  return (
    isGenitive(words, word) ||
    isGermanNoun(words, word) ||
    isGermanForm(words, lower) ||
    isCompound(words, word, 3) ||
    isCompound(words, lower, 2)
  );
}

/** geht's, hab', 'nen, Fritz': what the mark stands for is an e, or ei and an ending of a name. */
function isElided(words: ReadonlySet<string>, word: string): boolean {
  if (/^[’'](?:s|n(?:e[mnrs]?)?)$/u.test(word)) return true;
  const whole = /^([^’']{2,})[’']s?$/u.exec(word)?.[1];

  return whole !== undefined && (isKnown(words, whole) || words.has(`${whole}e`));
}

/** In the list as it stands, with a capital where its sentence begins, or as an adjective raised in degree. */
function isListed(words: ReadonlySet<string>, word: string): boolean {
  if (words.has(word)) return true;
  const lower = word.toLowerCase();
  if (word !== lower && word !== upperFirst(lower)) return false;

  return words.has(lower) || isDegree(words, lower);
}

/** schönere, klügsten: the adjective itself is in the list. */
function isDegree(words: ReadonlySet<string>, word: string): boolean {
  const stem = /^(.{2,}?)(?:er|e?st)(?:e[mnrs]?)?$/u.exec(word)?.[1];
  if (stem === undefined) return false;
  const isAdjective = (base: string) => words.has(base) && words.has(`${base}em`);

  return (
    isAdjective(stem) ||
    isAdjective(
      stem
        .replace(/ä(?!u)/, 'a')
        .replace('äu', 'au')
        .replace('ö', 'o')
        .replace('ü', 'u'),
    )
  );
}

/** Slips that are compounds to the letter. */
const slips = new Set(
  'garnicht garkein garkeine garkeinen wiederspiegeln wiederspiegelt wiederspiegelte wiederspiegelten widerrum wiederrum zumindestens aufjedenfall vorallem zuhaus unteranderem standart vieleicht hatt entgültig eigendlich hoffendlich ausversehen insbesonders verschwant packet packete terasse terassen dachet augenblik küchentich treppenhauss kommision orginal'.split(
    ' ',
  ),
);

/** Again where against is meant: wiedersprechen, Wiederstand. */
const against = /^wieder(?:spr|sta|ste|stre|stand)/i;

/** Annas, Lübecks. */
function isGenitive(words: ReadonlySet<string>, word: string): boolean {
  return word.endsWith('s') && word.length > 3 && words.has(word.slice(0, -1));
}

const shortestFirst = 3;
const shortestLast = 4;
const joints = ['', 's', 'es', 'n', 'en', 'er', 'e'];

function isCompound(words: ReadonlySet<string>, word: string, most: number): boolean {
  const isNoun = word !== word.toLowerCase();
  for (let cut = word.length - shortestLast; cut >= shortestFirst; cut--) {
    const rest = word.slice(cut);
    const last = isNoun ? upperFirst(rest) : rest;
    if (!words.has(last) || tail.has(rest) || (!isNoun && small.has(rest))) continue;
    if (isFirst(words, word.slice(0, cut), isNoun ? most : most - 1)) return true;
  }

  return false;
}

/** A noun (with what joins it to the next), the stem of a verb, an adjective, or another compound. */
function isFirst(words: ReadonlySet<string>, part: string, most: number): boolean {
  const lower = part.toLowerCase();
  for (const joint of joints) {
    if (!lower.endsWith(joint)) continue;
    const stem = lower.slice(0, lower.length - joint.length);
    if (stem.length < shortestFirst) continue;
    if (words.has(upperFirst(stem)) || (joint === '' && isOtherFirst(words, stem))) return true;
    if (most > 2 && joint === 's' && isCompound(words, upperFirst(stem), most - 1)) return true;
  }

  return most > 2 && lower.length > 7 && isCompound(words, upperFirst(lower), most - 1);
}

function isOtherFirst(words: ReadonlySet<string>, stem: string): boolean {
  return (
    words.has(stem) ||
    words.has(`${stem}en`) ||
    words.has(`${stem}n`) ||
    words.has(`${upperFirst(stem)}e`)
  );
}

/** Words that nothing is put before in lower case. */
const small = new Set(otherGermanWords);

/** Endings that are words by chance, and would make compounds of slips. */
const tail = new Set([
  'ende',
  'enden',
  'ster',
  'eten',
  'erden',
  'erste',
  'esse',
  'innen',
  'iden',
  'aale',
  'essen',
  'eile',
  'lern',
  'erin',
]);

function upperFirst(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
