import type { Finding } from '@longhand/analysis';

/** A word or phrase that returns, with where it stands in the text, 0 to 1. */
export type Repetition = { words: string; at: readonly number[] };

const most = 12;

/** What the echoes and repeated phrases of a text of this length are made of, the most frequent first. */
export function repetitionsOf(findings: readonly Finding[], length: number): readonly Repetition[] {
  const places = new Map<string, Set<number>>();
  for (const { category, reason, span, related } of findings) {
    if (category !== 'echo' && category !== 'repetition') continue;
    const words = reason.values['word'] ?? reason.values['phrase'];
    if (words === undefined) continue;
    const key = String(words).toLocaleLowerCase();
    const known = places.get(key) ?? new Set();
    for (const { from } of [span, ...related]) known.add(from);
    places.set(key, known);
  }

  return [...places]
    .map(([words, at]) => ({
      words,
      at: [...at].sort((one, other) => one - other).map((place) => place / Math.max(1, length)),
    }))
    .toSorted((one, other) => other.at.length - one.at.length)
    .slice(0, most);
}
