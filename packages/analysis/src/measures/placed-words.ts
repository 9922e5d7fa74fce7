import type { Span } from '../findings.ts';

/** A word or phrase in lower case, how often it counts, and where: a hundred places at most. */
export type PlacedWord = { word: string; uses: number; places: readonly Span[] };

const mostWords = 40;
const mostPlaces = 100;

/** Gathers what counted, one place after another. */
export class PlacedWords {
  readonly #found = new Map<string, { word: string; uses: number; places: Span[] }>();

  add(text: string, place: Span): void {
    const word = text.toLowerCase();
    const own = this.#found.get(word) ?? { word, uses: 0, places: [] };
    this.#found.set(word, own);
    own.uses++;
    if (own.places.length < mostPlaces) own.places.push(place);
  }

  get uses(): number {
    return [...this.#found.values()].reduce((sum, { uses }) => sum + uses, 0);
  }

  /** Most used first, forty at most. */
  words(): readonly PlacedWord[] {
    return mostUsed([...this.#found.values()]);
  }
}

/** Most used first, forty at most. */
export function mostUsed<Word extends { word: string; uses: number }>(words: Word[]): Word[] {
  return words
    .sort((one, other) => other.uses - one.uses || (one.word < other.word ? -1 : 1))
    .slice(0, mostWords);
}
