import type { Span } from '@longhand/analysis';

/**
 * Every place where one of the words stands as a word of its own, in order of the text. Words come as the engine counts
 * them: in lower case, with straight apostrophes.
 */
export function findWords(text: string, words: readonly string[], most = 400): readonly Span[] {
  if (words.length === 0) return [];
  const ways = words.toSorted((one, other) => other.length - one.length).map(asPattern);
  const pattern = new RegExp(ways.join('|'), 'giu');
  const found: Span[] = [];
  for (const match of text.matchAll(pattern)) {
    found.push({ from: match.index, to: match.index + match[0].length });
    if (found.length === most) break;
  }

  return found;
}

/** Chinese is written without spaces: there is nothing on either side to tell a word by. */
function asPattern(word: string): string {
  const letters = word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`).replaceAll("'", "['’]");
  const before = /^\p{Script=Han}/u.test(word) ? '' : String.raw`(?<![\p{L}\p{M}\p{N}'’])`;
  const behind = /\p{Script=Han}$/u.test(word) ? '' : String.raw`(?![\p{L}\p{M}\p{N}])`;

  return before + letters + behind;
}
