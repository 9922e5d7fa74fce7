import { entryOf, type WordTable, wordCount } from './text/words.ts';
import type { Vocabulary } from './vocabulary.ts';

export const mattrWindow = 50;

/**
 * Counts the distinct words in every window of fifty, for the moving-average type-token ratio
 * (Covington & McFall 2010): one step per word, whatever the window size.
 */
export class MattrCounter {
  #uses = new Uint8Array(1024);
  readonly #window = new Uint32Array(mattrWindow);
  #read = 0;
  #distinct = 0;

  start(vocabulary: Vocabulary): void {
    for (const entry of this.#window) this.#uses[entry] = 0;
    this.#window.fill(0);
    this.#read = 0;
    this.#distinct = 0;
    if (this.#uses.length < vocabulary.forms.length) {
      this.#uses = new Uint8Array(vocabulary.forms.length * 2);
    }
  }

  /** Sum of the distinct words in each full window that ends in these words. */
  read(words: WordTable): number {
    let sum = 0;
    for (let index = 0; index < wordCount(words); index++) {
      this.#step(entryOf(words, index));
      if (this.#read >= mattrWindow) sum += this.#distinct;
    }

    return sum;
  }

  #step(entry: number): void {
    const cell = this.#read % mattrWindow;
    if (this.#read >= mattrWindow) this.#removeFromWindow(this.#window[cell] ?? 0);
    this.#window[cell] = entry;
    const uses = this.#uses[entry] ?? 0;
    if (uses === 0) this.#distinct++;
    this.#uses[entry] = uses + 1;
    this.#read++;
  }

  #removeFromWindow(entry: number): void {
    const uses = (this.#uses[entry] ?? 0) - 1;
    this.#uses[entry] = uses;
    if (uses === 0) this.#distinct--;
  }
}
