import {
  apostrophe,
  classAt,
  classOf,
  connector,
  digit,
  hyphen,
  letter,
  mark,
  space,
  surrogate,
} from './characters.ts';

/**
 * End of the word that starts at `from`. Hyphens and apostrophes between letters belong to it,
 * as do periods, commas and slashes inside numbers (3.14, 1,000, 24/7), periods inside abbreviations (U.S.A), and
 * whole web and email addresses.
 */
export function wordEnd(text: string, from: number, elides: boolean): number {
  let end = from;
  let isAddress = false;
  while (end < text.length) {
    const kind = classOf(text.charCodeAt(end));
    if (kind === letter || kind === digit || kind === mark) {
      end++;
    } else if (kind === surrogate) {
      const whole = classAt(text, end);
      if (whole !== letter && whole !== digit && whole !== mark) break;
      end += 2;
    } else if (kind === apostrophe) {
      if (!isLetterAt(text, end + 1)) break;
      if (elides && isElided(text, from, end) && !isFixedExpression(text, end)) return end + 1;
      end += 2;
    } else if (kind === hyphen) {
      if (!isInWordAt(text, end + 1)) break;
      end++;
    } else if (kind === connector) {
      if (text.startsWith('://', end) && isScheme(text, from, end)) return addressEnd(text, end);
      if (!connects(text, from, end)) break;
      isAddress ||= isLetterAt(text, end + 1) && end - from > 1 && text.charAt(end) !== '&';
      end++;
    } else {
      if (text.charCodeAt(end) !== slash) break;
      if (isAddress) return addressEnd(text, end);
      if (!isDigitAt(text, end - 1) || !isDigitAt(text, end + 1)) break;
      end++;
    }
  }

  return end;
}

const slash = 47;
const elidedWords = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu)$/i;

function isElided(text: string, from: number, apostropheAt: number): boolean {
  return apostropheAt - from <= 7 && elidedWords.test(text.slice(from, apostropheAt));
}

/** c’est-à-dire is one word. */
function isFixedExpression(text: string, apostropheAt: number): boolean {
  return text.startsWith('est-à-dire', apostropheAt + 1);
}

function isLetterAt(text: string, index: number): boolean {
  return index < text.length && classAt(text, index) === letter;
}

function isDigitAt(text: string, index: number): boolean {
  return index < text.length && classAt(text, index) === digit;
}

function isInWordAt(text: string, index: number): boolean {
  return isLetterAt(text, index) || isDigitAt(text, index);
}

/** Whether the period, comma, colon or other connector at `at` joins the characters around it. */
function connects(text: string, from: number, at: number): boolean {
  const sign = text.charAt(at);
  if (isDigitAt(text, at - 1) && isDigitAt(text, at + 1)) return true;
  if (sign === '@' || sign === '_') return isInWordAt(text, at + 1);
  if (sign === '&') return isLetterAt(text, at - 1) && isLetterAt(text, at + 1);
  if (sign !== '.') return false;
  if (/[ºª]/.test(text.charAt(at + 1))) return true;
  if (text.charAt(at + 1) === '-') return at - 1 === from && isLetterAt(text, at + 2);
  if (!isLetterAt(text, at + 1)) return false;

  return isStopInAbbreviation(text, from, at) || isStopInAddress(text, at);
}

/** U.S.A, e.g, z.B, J.-C: a single letter on either side. */
function isStopInAbbreviation(text: string, from: number, at: number): boolean {
  const before = text.charAt(at - 2);
  const isSingleBefore = at - 1 === from || before === '.' || before === '-';

  return (isSingleBefore || isDegree(text, from, at)) && !isInWordAt(text, at + 2);
}

/** Ph.D, Ed.D */
function isDegree(text: string, from: number, at: number): boolean {
  return at - from === 2 && /^(?:Ph|Ed|Th)\.D/.test(text.slice(from, at + 2));
}

/** example.org, notes.txt: lowercase letters on both sides. */
function isStopInAddress(text: string, at: number): boolean {
  return /[\p{Ll}\d]/u.test(text.charAt(at - 1)) && /\p{Ll}/u.test(text.charAt(at + 1));
}

function isScheme(text: string, from: number, to: number): boolean {
  return to - from <= 6 && /^(?:https?|ftps?|mailto)$/i.test(text.slice(from, to));
}

/** An address extends to the next space, without the punctuation that ends the sentence around it. */
function addressEnd(text: string, from: number): number {
  let end = from;
  while (end < text.length && classOf(text.charCodeAt(end)) !== space) end++;
  while (end > from && /[.,:;!?)\]}>"'»”’]/.test(text.charAt(end - 1))) end--;

  return end;
}
