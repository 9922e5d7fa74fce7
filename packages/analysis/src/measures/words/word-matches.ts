import type { Span } from '../../findings.ts';

/** A word or phrase in lower case, its uses and its spans: a hundred at most. */
export type LocatedWordMatch = { word: string; uses: number; places: readonly Span[] };

const maxWords = 40;
const maxSpans = 100;

/** Collects matches by word. */
export class WordMatchCollector {
  readonly #matches = new Map<string, { word: string; uses: number; places: Span[] }>();

  add(text: string, place: Span): void {
    const word = text.toLowerCase();
    const entry = this.#matches.get(word) ?? { word, uses: 0, places: [] };
    this.#matches.set(word, entry);
    entry.uses++;
    if (entry.places.length < maxSpans) entry.places.push(place);
  }

  get uses(): number {
    return [...this.#matches.values()].reduce((sum, { uses }) => sum + uses, 0);
  }

  /** Most frequent first, forty at most. */
  words(): readonly LocatedWordMatch[] {
    return mostUsed([...this.#matches.values()]);
  }
}

/** Most frequent first, forty at most. */
export function mostUsed<Word extends { word: string; uses: number }>(words: Word[]): Word[] {
  return words
    .sort((one, other) => other.uses - one.uses || (one.word < other.word ? -1 : 1))
    .slice(0, maxWords);
}
