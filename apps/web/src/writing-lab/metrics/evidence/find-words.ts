import type { Span } from '@longhand/analysis';

/**
 * Every whole-word occurrence of one of the words, in text order. Words are in the form that the engine counts: lower case with straight
 * apostrophes.
 */
export function findWords(text: string, words: readonly string[], most = 400): readonly Span[] {
  if (words.length === 0) return [];
  const patterns = words.toSorted((one, other) => other.length - one.length).map(toPattern);
  const pattern = new RegExp(patterns.join('|'), 'giu');
  const found: Span[] = [];
  for (const match of text.matchAll(pattern)) {
    found.push({ from: match.index, to: match.index + match[0].length });
    if (found.length === most) break;
  }

  return found;
}

/** Chinese is written without spaces, so there is no word boundary to test. */
function toPattern(word: string): string {
  const letters = word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`).replaceAll("'", "['’]");
  const before = /^\p{Script=Han}/u.test(word) ? '' : String.raw`(?<![\p{L}\p{M}\p{N}'’])`;
  const behind = /\p{Script=Han}$/u.test(word) ? '' : String.raw`(?![\p{L}\p{M}\p{N}])`;

  return before + letters + behind;
}
