/** One way to say a word: the stress of its syllables, and its sounds from the last stressed vowel on. */
export type Spoken = { stress: string; tail: string };

/** The vowels among the signs of `en-pronunciations-a.ts`. */
export const vowelSigns = 'aeo,.*ir+y;u:=-';

/** All words of the dictionary, unpacked once: a table of places, for a word is looked up only when it is met. */
export class SpokenWords {
  readonly #words = new Map<string, Spoken[]>();
  /** By their last letters, words that may stand in for others. */
  readonly #byEnding = new Map<string, Spoken>();

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

  #note(word: string, spoken: Spoken): void {
    for (const letters of [5, 4, 3]) {
      const ending = word.slice(-letters);
      if (word.length >= letters && !this.#byEnding.has(ending)) this.#byEnding.set(ending, spoken);
    }
  }

  /** How a word is said; of one that no dictionary has (dimm’d, grow’st), how one that ends alike is said. */
  spoken(word: string): readonly Spoken[] {
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

/** The spelling of today of what poets shorten: dimm’d, ow’st, o’er, e’en, wand’ring, th’. */
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
