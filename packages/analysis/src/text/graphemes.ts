import type { Units } from './units.ts';

/**
 * What readers see as one character each: line breaks left out, spaces counted apart. Most writing
 * is one unit a character; only the stretches that may not be are given to the platform's segmenter.
 */
export function countCharacters(
  text: string,
  { spaces, breaks, isEven }: Units,
): { characters: number; spaces: number } {
  const characters = text.length - breaks;
  if (isEven) return { characters, spaces };

  let joined = 0;
  for (const { 0: stretch } of text.matchAll(unevenStretches)) {
    joined += stretch.length - countGraphemes(stretch);
  }

  return { characters: characters - joined, spaces };
}

/** Characters that always stand alone: Latin, Greek, Cyrillic, Arabic and Hebrew letters, punctuation, Han, kana. */
const alone =
  '\\u0000-\\u02ff\\u0370-\\u0482\\u048a-\\u0590\\u05d0-\\u05ea\\u0620-\\u064a\\u0660-\\u066f\\u0671-\\u06d3' +
  '\\u060c\\u061b\\u061f\\u06d4\\u06f0-\\u06ff\\u1e00-\\u200a\\u2010-\\u2029\\u2030-\\u205e\\u20a0-\\u20cf' +
  '\\u3000-\\u3029\\u3031-\\u3098\\u309b-\\u30ff\\u3400-\\u9fff\\uff01-\\uff60';
/** With the characters on both sides, which a mark may lean on; bounded, for the segmenter's sake. */
const unevenStretches = new RegExp(`[^\\r\\n]?[^${alone}]{1,1000}[^\\r\\n]?`, 'g');
const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });

function countGraphemes(text: string): number {
  let count = 0;
  for (const _ of segmenter.segment(text)) count++;

  return count;
}
