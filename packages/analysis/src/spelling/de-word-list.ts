import { isGermanForm, isGermanNoun } from './de-forms.ts';
import { otherGermanWords } from './de-other-words.ts';
import { decodeWords } from './front-coding.ts';
import type { Speller } from './speller.ts';

/**
 * A German word list that also accepts compounds: Küchentischlampe. Parts have at least three letters, and the last part is a noun (or, in
 * lowercase, any word).
 */
export function openGermanWordList(packed: string): Speller {
  const words = new Set(decodeWords(packed));

  return {
    knows: (word) => isKnown(words, word),
    isSuggestable: (word) => isListed(words, word),
    suggest: () => [],
    close: () => words.clear(),
  };
}

function isKnown(words: ReadonlySet<string>, word: string): boolean {
  if (knownMisspellings.has(word.toLowerCase()) || confusedWieder.test(word)) return false;
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

/** geht's, hab', 'nen, Fritz': the apostrophe replaces an e, ei or the genitive ending of a name. */
function isElided(words: ReadonlySet<string>, word: string): boolean {
  if (/^[’'](?:s|n(?:e[mnrs]?)?)$/u.test(word)) return true;
  const fullForm = /^([^’']{2,})[’']s?$/u.exec(word)?.[1];

  return fullForm !== undefined && (isKnown(words, fullForm) || words.has(`${fullForm}e`));
}

/** Listed as written, capitalized at the start of a sentence, or as the comparative or superlative of an adjective. */
function isListed(words: ReadonlySet<string>, word: string): boolean {
  if (words.has(word)) return true;
  const lower = word.toLowerCase();
  if (word !== lower && word !== upperFirst(lower)) return false;

  return words.has(lower) || isComparative(words, lower);
}

/** schönere, klügsten: comparatives and superlatives of listed adjectives. */
function isComparative(words: ReadonlySet<string>, word: string): boolean {
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

/** Misspellings that would be accepted as compounds. */
const knownMisspellings = new Set(
  'garnicht garkein garkeine garkeinen wiederspiegeln wiederspiegelt wiederspiegelte wiederspiegelten widerrum wiederrum zumindestens aufjedenfall vorallem zuhaus unteranderem standart vieleicht hatt entgültig eigendlich hoffendlich ausversehen insbesonders verschwant packet packete terasse terassen dachet augenblik küchentich treppenhauss kommision orginal'.split(
    ' ',
  ),
);

/** “wieder” (again) written for “wider” (against): wiedersprechen, Wiederstand. */
const confusedWieder = /^wieder(?:spr|sta|ste|stre|stand)/i;

/** Annas, Lübecks. */
function isGenitive(words: ReadonlySet<string>, word: string): boolean {
  return word.endsWith('s') && word.length > 3 && words.has(word.slice(0, -1));
}

const minFirstLength = 3;
const minLastLength = 4;
const linkingElements = ['', 's', 'es', 'n', 'en', 'er', 'e'];

function isCompound(words: ReadonlySet<string>, word: string, maxParts: number): boolean {
  const isNoun = word !== word.toLowerCase();
  for (let boundary = word.length - minLastLength; boundary >= minFirstLength; boundary--) {
    const rest = word.slice(boundary);
    const last = isNoun ? upperFirst(rest) : rest;
    if (!words.has(last) || ambiguousEndings.has(rest) || (!isNoun && nonCompoundWords.has(rest)))
      continue;
    if (isFirstPart(words, word.slice(0, boundary), isNoun ? maxParts : maxParts - 1)) return true;
  }

  return false;
}

/** A first part: a noun (with a linking element), a verb stem, an adjective or another compound. */
function isFirstPart(words: ReadonlySet<string>, part: string, maxParts: number): boolean {
  const lower = part.toLowerCase();
  for (const linkingElement of linkingElements) {
    if (!lower.endsWith(linkingElement)) continue;
    const stem = lower.slice(0, lower.length - linkingElement.length);
    if (stem.length < minFirstLength) continue;
    if (words.has(upperFirst(stem)) || (linkingElement === '' && isOtherFirstPart(words, stem)))
      return true;
    if (maxParts > 2 && linkingElement === 's' && isCompound(words, upperFirst(stem), maxParts - 1))
      return true;
  }

  return maxParts > 2 && lower.length > 7 && isCompound(words, upperFirst(lower), maxParts - 1);
}

function isOtherFirstPart(words: ReadonlySet<string>, stem: string): boolean {
  return (
    words.has(stem) ||
    words.has(`${stem}en`) ||
    words.has(`${stem}n`) ||
    words.has(`${upperFirst(stem)}e`)
  );
}

/** Words that do not form lowercase compounds. */
const nonCompoundWords = new Set(otherGermanWords);

/** Endings that happen to be words and would turn misspellings into compounds. */
const ambiguousEndings = new Set([
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
