import type { LanguageCode } from '../options.ts';
import type { Verdict } from './speller.ts';

/** What is known of a word that no dictionary has. */
export type Wrong = Omit<Verdict, 'word' | 'suggestions'> & { suggestions: readonly string[] };

/** What has been asked and told of the words of one language: it outlives the text that they stand in. */
export class WordsChecked {
  language: LanguageCode = 'und';
  #wrong = new Map<string, Wrong>();
  #asked = new Set<string>();
  #told = 0;

  /** Words of another language are other words. */
  begin(language: LanguageCode): void {
    if (language === this.language) return;
    this.language = language;
    this.forget();
  }

  forget(): void {
    this.#wrong = new Map();
    this.#asked = new Set();
    this.#told = 0;
  }

  /** Whether a word has still to be asked for; it counts as asked from then on. */
  isNew(word: string): boolean {
    if (this.#asked.has(word)) return false;
    this.#asked.add(word);

    return true;
  }

  tell({ word, suggestions, ...rest }: Verdict): void {
    this.#told++;
    if (suggestions) this.#wrong.set(word, { suggestions, ...rest });
  }

  wrong(word: string): Wrong | undefined {
    return this.#wrong.get(word);
  }

  get isEmpty(): boolean {
    return this.#wrong.size === 0;
  }

  /** Most of its words are not of this language: nothing that is said of them would help. */
  get isForeign(): boolean {
    return this.#told >= 40 && this.#wrong.size > this.#told * 0.45;
  }
}
