/** A pronunciation of a word: the stress of its syllables, and its sounds from the last stressed vowel on. */
export type Pronunciation = { stress: string; tail: string };

/** The vowels among the phoneme symbols of `en-pronunciations-a.ts`. */
export const vowelSigns = 'aeo,.*ir+y;u:=-';

/** Index of the pronunciation dictionary, unpacked once. Words are decoded when they are looked up. */
export class PronunciationDictionary {
  readonly #words = new Map<string, Pronunciation[]>();
  /** Words by their last letters, to guess the pronunciation of unknown words. */
  readonly #byEnding = new Map<string, Pronunciation>();

  constructor(packed: readonly string[]) {
    for (const part of packed) this.#unpack(part);
  }

  #unpack(packed: string): void {
    let word = '';
    for (const [, shared = 'A', rest = '', stress = '', tail = ''] of packed
      .replaceAll('\n', '')
      .matchAll(/([A-Z])([a-z']*)(\d+)([^A-Z\d]*)/g)) {
      word = word.slice(0, shared.charCodeAt(0) - 65) + rest;
      const known = this.#words.get(word);
      const spoken = { stress, tail };
      if (known) known.push(spoken);
      else this.#words.set(word, [spoken]);
      this.#note(word, spoken);
    }
  }

  #note(word: string, spoken: Pronunciation): void {
    for (const letters of [5, 4, 3]) {
      const ending = word.slice(-letters);
      if (word.length >= letters && !this.#byEnding.has(ending)) this.#byEnding.set(ending, spoken);
    }
  }

  /** Pronunciations of a word; for one not in the dictionary (dimm’d, grow’st), those of a word with the same ending. */
  spoken(word: string): readonly Pronunciation[] {
    const known = this.#words.get(word) ?? this.#words.get(modern(word));
    if (known) return known;
    const plain = modern(word);
    for (const letters of [5, 4, 3]) {
      const alike = this.#byEnding.get(plain.slice(-letters));
      if (alike && plain.length >= letters) return [alike];
    }

    return [];
  }
}

/** Modern spellings of poetic contractions: dimm’d, ow’st, o’er, e’en, wand’ring, th’. */
function modern(word: string): string {
  return word
    .replace(/'d$/, 'ed')
    .replace(/'st$/, 'est')
    .replace(/^o'er/, 'over')
    .replace(/^(n?)e'e/, '$1eve')
    .replace(/(?<=[a-z])'(?=r|n|ry|ring)/, 'e')
    .replace(/in'$/, 'ing')
    .replaceAll("'", '');
}
