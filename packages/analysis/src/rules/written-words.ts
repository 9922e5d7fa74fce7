import type { SegmentedParagraph } from '../paragraph.ts';
import { endOf, entryOf, flagsOf, spokenFlag, startOf, wordCount } from '../text/words.ts';

/** A word as it is written, its apostrophes straight. */
export function writtenAt({ text, words }: SegmentedParagraph, index: number): string {
  return text.slice(startOf(words, index), endOf(words, index)).replaceAll(/[’ʼ]/g, "'");
}

/** Words of a dictionary's kind: letters of the language's script, no figures, abbreviations or addresses. */
export function isCheckable(
  { text, words, vocabulary }: SegmentedParagraph,
  index: number,
): boolean {
  const entry = entryOf(words, index);
  const { letters, figures, language } = vocabulary;
  if ((letters[entry] ?? 0) < 2 || (figures[entry] ?? 0) > 0) return false;
  const from = startOf(words, index);
  const to = endOf(words, index);
  const script = language.code === 'ar' ? arabic : latin;
  if (!script.test(text.slice(from, to)) || isHalf(text, from, to)) return false;
  if (/\p{L}\($/u.test(text.slice(Math.max(0, from - 2), from))) return false; // joueur(euse)

  return language.code !== 'en' || !isClipped(text, from, to);
}

/** seelen- und willenlos, Fleisch und -fisch: what is left out stands beside the hyphen. */
function isHalf(text: string, from: number, to: number): boolean {
  return (
    /^-(?!\p{L})/u.test(text.slice(to, to + 2)) ||
    /(?<![\p{L}-])-$/u.test(text.slice(Math.max(0, from - 2), from))
  );
}

/** Nothing else stands between the quotation marks: the word is spoken of, not used. */
export function isMentioned({ text, words }: SegmentedParagraph, index: number): boolean {
  const before = text.slice(Math.max(0, startOf(words, index) - 2), startOf(words, index));
  const behind = text.slice(endOf(words, index), endOf(words, index) + 2);

  return /(?:["'“‘«]|«\s)$/.test(before) && /^(?:["'”’»]|\s»)/.test(behind);
}

/** Cut short as it is said: Put them in pris...; vot’, ’stán. */
export function isCutShort({ text, words }: SegmentedParagraph, index: number): boolean {
  const from = startOf(words, index);
  const to = endOf(words, index);

  return (
    /^(?:\.{3}|…|['’](?!\p{L}))/u.test(text.slice(to, to + 3)) ||
    /(?<!\p{L})['’]$/u.test(text.slice(Math.max(0, from - 2), from))
  );
}

/** Somebody says ’em or goin’ in this paragraph: speech is written as it is heard. */
export function hasClipped({ text, words }: SegmentedParagraph): boolean {
  for (let index = 0; index < wordCount(words); index++) {
    const isSaid = (flagsOf(words, index) & spokenFlag) !== 0;
    if (isSaid && isClipped(text, startOf(words, index), endOf(words, index))) return true;
  }

  return false;
}

const latin = /^(?:\p{Script=Latin}|\p{Mn}|['’ʼ\-‐‑\u00ad])+$/u;
const arabic = /^(?:\p{Script=Arabic}|\p{Mn})+$/u;

/** ’em, goin’: what is spoken loses letters, and the apostrophe says so. */
function isClipped(text: string, from: number, to: number): boolean {
  const isAfter = apostrophes.includes(text[to] ?? ' ') && /in$/i.test(text.slice(from, to));

  return (
    isAfter ||
    (apostrophes.includes(text[from - 1] ?? ' ') &&
      (to - from < 6 || longClipped.test(text.slice(from, to))) &&
      /[\s“"(—–-]|^$/.test(text.slice(Math.max(0, from - 2), Math.max(0, from - 1))))
  );
}

const longClipped = /^(?:gainst|longside|midst|mongst|cept)$/i;
const apostrophes = "'’‘";
