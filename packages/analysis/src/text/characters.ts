/** Classes of UTF-16 units for the tokenizer. */
export const other = 1;
export const space = 2;
export const letter = 3;
export const digit = 4;
/** Combining marks, joiners, soft hyphens, superscripts: part of the preceding word. */
export const mark = 5;
/** Han, kana, Thai and similar scripts without spaces, segmented by dictionary. */
export const ideograph = 6;
export const apostrophe = 7;
export const hyphen = 8;
/** Quotation marks and long dashes, which may open or close speech. */
export const quote = 9;
/** Period, comma, colon, at sign, underscore, ampersand: inside some words, numbers and addresses. */
export const connector = 10;
/** First half of a surrogate pair. */
export const surrogate = 11;

const classes = new Uint8Array(0x10000);
const lowered = new Uint16Array(0x10000);

/** Class of a UTF-16 unit; computed once per unit and cached. */
export function classOf(unit: number): number {
  return classes[unit] || classify(unit);
}

/** Class of the character at `index`, surrogate pairs resolved. */
export function classAt(text: string, index: number): number {
  const found = classOf(text.charCodeAt(index));
  if (found !== surrogate) return found;
  const point = text.codePointAt(index) ?? 0;

  return point > 0xffff ? classOfPoint(point) : other;
}

/** Lower case of one unit, with typographic apostrophes and hyphens normalized. */
export function lowerOf(unit: number): number {
  return lowered[unit] || lower(unit);
}

export function isUpper(unit: number): boolean {
  return unit < 128 ? unit >= 65 && unit <= 90 : lowerOf(unit) !== unit && classOf(unit) === letter;
}

/** Not cached: letters in surrogate pairs are rare. */
function classOfPoint(point: number): number {
  const character = String.fromCodePoint(point);
  if (ideographPattern.test(character)) return ideograph;
  if (/\p{L}/u.test(character)) return letter;
  if (/\p{Nd}/u.test(character)) return digit;

  return /[\p{M}\p{Emoji_Modifier}]/u.test(character) ? mark : other;
}

const ideographPattern =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** Superscript digits, and the Arabic tatweel. */
const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹\u0640';
const quoteCharacters = '"“”„‟«»‹›‘‚‛「」『』《》〈〉—―–';

function classify(unit: number): number {
  const found = classOfCharacter(String.fromCharCode(unit), unit);
  classes[unit] = found;

  return found;
}

function classOfCharacter(character: string, unit: number): number {
  if (unit >= 0xd800 && unit < 0xdc00) return surrogate;
  if (/[\s\u200b]/.test(character)) return space;
  if ("'’ʼ".includes(character)) return apostrophe;
  if ('-‐‑'.includes(character)) return hyphen;
  if (quoteCharacters.includes(character)) return quote;
  if ('.,:@_&٫٬．'.includes(character)) return connector;
  if (/[\p{M}\u00ad\u200c\u200d]/u.test(character) || superscripts.includes(character)) return mark;
  if (ideographPattern.test(character) && /[\p{L}\p{Nl}]/u.test(character)) return ideograph;
  if (/\p{L}/u.test(character)) return letter;

  return /[\p{Nd}\p{No}]/u.test(character) ? digit : other;
}

function lower(unit: number): number {
  const found = loweredUnit(unit);
  lowered[unit] = found;

  return found;
}

function loweredUnit(unit: number): number {
  const kind = classOf(unit);
  if (kind === apostrophe) return 0x27;
  if (kind === hyphen) return 0x2d;
  const small = String.fromCharCode(unit).toLowerCase();

  return small.length === 1 ? small.charCodeAt(0) : unit;
}
