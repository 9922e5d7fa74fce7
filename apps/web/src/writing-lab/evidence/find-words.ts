import type { Span } from '@longhand/analysis';

/**
 * Every place where one of the words stands as a word of its own, in order of the text. Words come as the engine counts
 * them: in lower case, with straight apostrophes.
 */
export function findWords(text: string, words: readonly string[], most = 400): readonly Span[] {
  if (words.length === 0) return [];
  const ways = words
    .toSorted((one, other) => other.length - one.length)
    .map((word) =>
      word.replaceAll(/[^\p{L}\p{M}\p{N}']/gu, String.raw`\$&`).replaceAll("'", "['’]"),
    )
    .join('|');
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}'’])(?:${ways})(?![\\p{L}\\p{M}\\p{N}])`,
    'giu',
  );
  const found: Span[] = [];
  for (const match of text.matchAll(pattern)) {
    found.push({ from: match.index, to: match.index + match[0].length });
    if (found.length === most) break;
  }

  return found;
}
