import type { SegmentedParagraph } from '../../paragraph.ts';
import { endOf, entryOf, flagsOf, spokenFlag, startOf, wordCount } from '../../text/words.ts';

/** A word as written, with straight apostrophes. */
export function normalizedWordAt({ text, words }: SegmentedParagraph, index: number): string {
  return text.slice(startOf(words, index), endOf(words, index)).replaceAll(/[’ʼ]/g, "'");
}

/** Whether a dictionary can check the word: letters of the language's script, no digits, abbreviations or addresses. */
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
  if (!script.test(text.slice(from, to)) || isHyphenFragment(text, from, to)) return false;
  if (/\p{L}\($/u.test(text.slice(Math.max(0, from - 2), from))) return false; // joueur(euse)

  return language.code !== 'en' || !isElidedWord(text, from, to);
}

/** seelen- und willenlos, Fleisch und -fisch: the hyphen replaces a part of a compound. */
function isHyphenFragment(text: string, from: number, to: number): boolean {
  return (
    /^-(?!\p{L})/u.test(text.slice(to, to + 2)) ||
    /(?<![\p{L}-])-$/u.test(text.slice(Math.max(0, from - 2), from))
  );
}

/** The word stands alone in quotation marks: it is mentioned, not used. */
export function isQuotedWord({ text, words }: SegmentedParagraph, index: number): boolean {
  const before = text.slice(Math.max(0, startOf(words, index) - 2), startOf(words, index));
  const following = text.slice(endOf(words, index), endOf(words, index) + 2);

  return /(?:["'“‘«]|«\s)$/.test(before) && /^(?:["'”’»]|\s»)/.test(following);
}

/** Truncated in speech: Put them in pris...; vot’, ’stán. */
export function isTruncated({ text, words }: SegmentedParagraph, index: number): boolean {
  const from = startOf(words, index);
  const to = endOf(words, index);

  return (
    /^(?:\.{3}|…|['’](?!\p{L}))/u.test(text.slice(to, to + 3)) ||
    /(?<!\p{L})['’]$/u.test(text.slice(Math.max(0, from - 2), from))
  );
}

/** A speaker says ’em or goin’ in this paragraph: the dialogue is phonetic. */
export function hasElidedSpeech({ text, words }: SegmentedParagraph): boolean {
  for (let index = 0; index < wordCount(words); index++) {
    const isInDialogue = (flagsOf(words, index) & spokenFlag) !== 0;
    if (isInDialogue && isElidedWord(text, startOf(words, index), endOf(words, index))) return true;
  }

  return false;
}

const latin = /^(?:\p{Script=Latin}|\p{Mn}|['’ʼ\-‐‑\u00ad])+$/u;
const arabic = /^(?:\p{Script=Arabic}|\p{Mn})+$/u;

/** ’em, goin’: elided letters are marked by an apostrophe. */
function isElidedWord(text: string, from: number, to: number): boolean {
  const isAfter = apostrophes.includes(text[to] ?? ' ') && /in$/i.test(text.slice(from, to));

  return (
    isAfter ||
    (apostrophes.includes(text[from - 1] ?? ' ') &&
      (to - from < 6 || longElidedWords.test(text.slice(from, to))) &&
      /[\s“"(—–-]|^$/.test(text.slice(Math.max(0, from - 2), Math.max(0, from - 1))))
  );
}

const longElidedWords = /^(?:gainst|longside|midst|mongst|cept)$/i;
const apostrophes = "'’‘";
