const maxBars = 48;

/**
 * Sentence lengths as at most 48 bars, each the longest sentence of its group.
 *
 * @returns `from` is the index of the first sentence of the group
 */
export function sentenceBars(words: readonly number[]): { from: number; words: number }[] {
  const groupSize = Math.max(1, Math.ceil(words.length / maxBars));
  const starts = Array.from(
    { length: Math.ceil(words.length / groupSize) },
    (_, at) => at * groupSize,
  );

  return starts.map((from) => ({ from, words: Math.max(...words.slice(from, from + groupSize)) }));
}
