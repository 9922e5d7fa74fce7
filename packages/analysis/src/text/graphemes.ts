import type { CodeUnits } from './code-units.ts';

/**
 * Counts grapheme clusters: line breaks excluded, spaces counted separately. Most characters are a single UTF-16 unit; only possible
 * clusters are passed to Intl.Segmenter.
 */
export function countCharacters(
  text: string,
  { spaces, breaks, isSimple }: CodeUnits,
): { characters: number; spaces: number } {
  const characters = text.length - breaks;
  if (isSimple) return { characters, spaces };

  let extraUnits = 0;
  for (const { 0: cluster } of text.matchAll(possibleClusters)) {
    extraUnits += cluster.length - countGraphemes(cluster);
  }

  return { characters: characters - extraUnits, spaces };
}

/** Characters that are always one cluster: Latin, Greek, Cyrillic, Arabic and Hebrew letters, punctuation, Han, kana. */
const standaloneCharacters =
  '\\u0000-\\u02ff\\u0370-\\u0482\\u048a-\\u0590\\u05d0-\\u05ea\\u0620-\\u064a\\u0660-\\u066f\\u0671-\\u06d3' +
  '\\u060c\\u061b\\u061f\\u06d4\\u06f0-\\u06ff\\u1e00-\\u200a\\u2010-\\u2029\\u2030-\\u205e\\u20a0-\\u20cf' +
  '\\u3000-\\u3029\\u3031-\\u3098\\u309b-\\u30ff\\u3400-\\u9fff\\uff01-\\uff60';
/** Includes the characters on both sides, which may belong to a cluster; limited in length to bound the cost of segmentation. */
const possibleClusters = new RegExp(`[^\\r\\n]?[^${standaloneCharacters}]{1,1000}[^\\r\\n]?`, 'g');
const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });

function countGraphemes(text: string): number {
  let count = 0;
  for (const _ of segmenter.segment(text)) count++;

  return count;
}
