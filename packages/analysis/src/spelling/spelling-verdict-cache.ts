import type { LanguageCode } from '../options.ts';
import type { Verdict } from './speller.ts';

/** A word that no dictionary knows. */
export type Misspelling = Omit<Verdict, 'word' | 'suggestions'> & {
  suggestions: readonly string[];
};

/** Cache of the checked words of one language. It outlives the text. */
export class SpellingVerdictCache {
  language: LanguageCode = 'und';
  #wrong = new Map<string, Misspelling>();
  #asked = new Set<string>();
  #told = 0;

  /** Clears the cache if the language changes. */
  setLanguage(language: LanguageCode): void {
    if (language === this.language) return;
    this.language = language;
    this.clear();
  }

  clear(): void {
    this.#wrong = new Map();
    this.#asked = new Set();
    this.#told = 0;
  }

  /** Returns true if the word was not requested yet, and marks it as requested. */
  addIfNew(word: string): boolean {
    if (this.#asked.has(word)) return false;
    this.#asked.add(word);

    return true;
  }

  add({ word, suggestions, ...rest }: Verdict): void {
    this.#told++;
    if (suggestions) this.#wrong.set(word, { suggestions, ...rest });
  }

  getMisspelling(word: string): Misspelling | undefined {
    return this.#wrong.get(word);
  }

  get isEmpty(): boolean {
    return this.#wrong.size === 0;
  }

  /** Most words are unknown: the text is in another language, so spelling findings would not help. */
  get isForeign(): boolean {
    return this.#told >= 40 && this.#wrong.size > this.#told * 0.45;
  }
}
