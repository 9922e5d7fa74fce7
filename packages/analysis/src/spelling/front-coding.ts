/**
 * A sorted list of words in which each is told by how many units it shares with the one before (a letter from `A` on) and by its rest.
 *
 * @example
 * frontCoded(['Haus', 'Hauses']) // 'AHaus\nEes'
 */
export function frontCoded(words: readonly string[]): string {
  let before = '';

  return words
    .map((word) => {
      let shared = 0;
      while (shared < 40 && shared < before.length && before[shared] === word[shared]) shared++;
      before = word;

      return String.fromCharCode(first + shared) + word.slice(shared);
    })
    .join('\n');
}

/** The words of such a list. */
export function* frontDecoded(text: string): Generator<string> {
  let before = '';
  for (let at = 0; at < text.length; ) {
    const end = text.indexOf('\n', at);
    const stop = end < 0 ? text.length : end;
    before = before.slice(0, text.charCodeAt(at) - first) + text.slice(at + 1, stop);
    yield before;
    at = stop + 1;
  }
}

const first = 65;
