import type { AnalysisState } from '@longhand/analysis';

/** A word or phrase that returns, with where it stands in the text, 0 to 1. */
export type Repetition = { words: string; at: readonly number[] };

const most = 12;

/** What the echoes and repeated phrases of a text are made of, the most frequent first. */
export function repetitionsOf({ paragraphs, offsets }: AnalysisState): readonly Repetition[] {
  const length = offsets.at(-1) ?? 0;
  const places = new Map<string, Set<number>>();
  paragraphs.forEach(({ findings }, index) => {
    const start = offsets[index] ?? 0;
    for (const { category, reason, from, related } of findings) {
      if (category !== 'echo' && category !== 'repetition') continue;
      const words = reason.values['word'] ?? reason.values['phrase'];
      if (words === undefined) continue;
      const key = String(words).toLocaleLowerCase();
      const known = places.get(key) ?? new Set();
      known.add(start + from);
      for (const other of related) {
        known.add((offsets[index + other.paragraphs] ?? 0) + other.from);
      }
      places.set(key, known);
    }
  });

  return [...places]
    .map(([words, at]) => ({
      words,
      at: [...at].sort((one, other) => one - other).map((place) => place / Math.max(1, length)),
    }))
    .toSorted((one, other) => other.at.length - one.at.length)
    .slice(0, most);
}
