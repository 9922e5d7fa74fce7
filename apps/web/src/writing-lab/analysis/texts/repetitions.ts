import type { Finding } from '@longhand/analysis';

/** A repeated word or phrase with its positions in the text, from 0 to 1. */
export type Repetition = { words: string; at: readonly number[] };

const maxShown = 12;

/** Collects the repeated words and phrases from echo and repetition findings, the most frequent first. */
export function collectRepetitions(
  findings: readonly Finding[],
  length: number,
): readonly Repetition[] {
  const offsetsByWords = new Map<string, Set<number>>();
  for (const { category, reason, span, related } of findings) {
    if (category !== 'echo' && category !== 'repetition') continue;
    const words = reason.values['word'] ?? reason.values['phrase'];
    if (words === undefined) continue;
    const key = String(words).toLocaleLowerCase();
    const known = offsetsByWords.get(key) ?? new Set();
    for (const { from } of [span, ...related]) known.add(from);
    offsetsByWords.set(key, known);
  }

  return [...offsetsByWords]
    .map(([words, at]) => ({
      words,
      at: [...at].sort((one, other) => one - other).map((place) => place / Math.max(1, length)),
    }))
    .toSorted((one, other) => other.at.length - one.at.length)
    .slice(0, maxShown);
}
