const most = 48;

/**
 * Lengths of sentences as at most 48 bars, each the longest of its stretch.
 *
 * @returns `from` is the first sentence of the stretch
 */
export function bars(words: readonly number[]): { from: number; words: number }[] {
  const each = Math.max(1, Math.ceil(words.length / most));
  const starts = Array.from({ length: Math.ceil(words.length / each) }, (_, at) => at * each);

  return starts.map((from) => ({ from, words: Math.max(...words.slice(from, from + each)) }));
}
