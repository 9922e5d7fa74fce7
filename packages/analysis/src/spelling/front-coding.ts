/**
 * Front coding of a sorted word list: each word is the number of UTF-16 units it shares with the previous one (a letter, starting at `A`),
 * followed by the rest.
 *
 * @example
 * encodeWords(['Haus', 'Hauses']) // 'AHaus\nEes'
 */
export function encodeWords(words: readonly string[]): string {
  let before = '';

  return words
    .map((word) => {
      let shared = 0;
      while (shared < 40 && shared < before.length && before[shared] === word[shared]) shared++;
      before = word;

      return String.fromCharCode(baseCode + shared) + word.slice(shared);
    })
    .join('\n');
}

/** Decodes a front-coded word list. */
export function* decodeWords(text: string): Generator<string> {
  let before = '';
  for (let at = 0; at < text.length; ) {
    const end = text.indexOf('\n', at);
    const stop = end < 0 ? text.length : end;
    before = before.slice(0, text.charCodeAt(at) - baseCode) + text.slice(at + 1, stop);
    yield before;
    at = stop + 1;
  }
}

const baseCode = 65;
