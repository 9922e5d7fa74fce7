import type { Language } from './languages/language.ts';
import { factsOf } from './languages/word-facts.ts';
import { lowerOf } from './text/characters.ts';
import { entryCell, stride, type WordTable } from './text/words.ts';

/** Longer words share the entry of their opening: nobody types them, and texts without spaces stay cheap. */
const longestForm = 64;

/**
 * Every different word met so far, each looked at once: its syllables, its stem, the classes it
 * belongs to. The text itself then costs one hash look-up a word and no string.
 */
export class Vocabulary {
  readonly language: Language;
  readonly forms: string[] = [''];
  readonly stems: string[] = [''];
  /** By entry. */
  syllables = new Uint8Array(1024);
  letters = new Uint8Array(1024);
  /** Figures among the letters. */
  figures = new Uint8Array(1024);
  /** What the language's own formula of readability counts. */
  weights = new Uint8Array(1024);
  /** Times each word stands in the text. */
  uses = new Int32Array(1024);
  classes = new Uint32Array(1024);
  stemOf = new Uint32Array(1024);
  /** By stem: times met in lower case and capitalised within a sentence. */
  lowerUses = new Int32Array(1024);
  capitalUses = new Int32Array(1024);
  /** By stem: times met where nouns stand, and elsewhere. */
  nounUses = new Int32Array(1024);
  otherUses = new Int32Array(1024);
  /** Different words that stand in the text. */
  different = 0;
  #hashes = new Uint32Array(1024);
  #slots = new Uint32Array(4096);
  /** The units of all forms one behind the other, and where each starts; one more for the end. */
  #units = new Uint16Array(8192);
  #starts = new Uint32Array(1025);
  #stemIds = new Map<string, number>();

  constructor(language: Language) {
    this.language = language;
  }

  /** Entry of the word at `from..to` of these units in lower case, which hash to `hash`. */
  entry(units: Uint16Array, from: number, to: number, hash: number): number {
    const length = Math.min(to - from, longestForm);
    const mask = this.#slots.length - 1;
    let slot = hash & mask;
    for (;;) {
      const found = this.#slots[slot] ?? 0;
      if (found === 0) break;
      if (this.#hashes[found] === hash && this.#isForm(found, units, from, length)) return found;
      slot = (slot + 1) & mask;
    }

    return this.#add(units.subarray(from, from + length), hash);
  }

  /** Entry of a word given by itself, in lower case. */
  entryOfWord(word: string): number {
    const units = Uint16Array.from({ length: word.length }, (_, at) =>
      lowerOf(word.charCodeAt(at)),
    );
    let hash = 0;
    for (const unit of units.subarray(0, longestForm)) hash = hashStep(hash, unit);

    return this.entry(units, 0, units.length, hash >>> 0);
  }

  /** A number made of the letters of a word alone, the same in every run. */
  hashOf(entry: number): number {
    return this.#hashes[entry] ?? 0;
  }

  /** Adds a use of each word of a table, or takes one away. */
  count(words: WordTable, sign: 1 | -1): void {
    const { uses } = this;
    const edge = sign === 1 ? 1 : 0;
    for (let cell = entryCell; cell < words.length; cell += stride) {
      const entry = words[cell] ?? 0;
      const now = (uses[entry] ?? 0) + sign;
      uses[entry] = now;
      if (now === edge) this.different += sign;
    }
  }

  /** Whether the words of a stem are written as a name: more often capitalised than not. */
  isName(stem: number): boolean {
    return (this.capitalUses[stem] ?? 0) > (this.lowerUses[stem] ?? 0);
  }

  /** Whether the words of a stem are mostly met where nouns stand; a third is enough, for many such places are not told. */
  isNoun(stem: number): boolean {
    return (this.nounUses[stem] ?? 0) * 2 > (this.otherUses[stem] ?? 0);
  }

  #isForm(entry: number, units: Uint16Array, from: number, length: number): boolean {
    const start = this.#starts[entry] ?? 0;
    if ((this.#starts[entry + 1] ?? 0) - start !== length) return false;
    for (let index = 0; index < length; index++) {
      if (this.#units[start + index] !== units[from + index]) return false;
    }

    return true;
  }

  #add(units: Uint16Array, hash: number): number {
    const facts = factsOf(this.language, String.fromCharCode(...units));
    const entry = this.forms.push(facts.form) - 1;
    if (entry >= this.classes.length) this.#growEntries();
    if (entry * 2 >= this.#slots.length) this.#growSlots();
    this.#keepUnits(entry, units);
    this.#hashes[entry] = hash;
    this.#place(entry);

    this.syllables[entry] = facts.syllables;
    this.letters[entry] = facts.letters;
    this.figures[entry] = facts.figures;
    this.weights[entry] = facts.weight;
    this.classes[entry] = facts.classes;
    this.stemOf[entry] = this.#stem(facts.stem);

    return entry;
  }

  #keepUnits(entry: number, units: Uint16Array): void {
    const start = this.#starts[entry] ?? 0;
    const end = start + units.length;
    if (end > this.#units.length) this.#units = grown(this.#units, Uint16Array);
    this.#units.set(units, start);
    this.#starts[entry + 1] = end;
  }

  #stem(stem: string): number {
    const known = this.#stemIds.get(stem);
    if (known !== undefined) return known;
    const id = this.stems.push(stem) - 1;
    this.#stemIds.set(stem, id);
    if (id >= this.lowerUses.length) {
      this.lowerUses = grown(this.lowerUses, Int32Array);
      this.capitalUses = grown(this.capitalUses, Int32Array);
      this.nounUses = grown(this.nounUses, Int32Array);
      this.otherUses = grown(this.otherUses, Int32Array);
    }

    return id;
  }

  #place(entry: number): void {
    const mask = this.#slots.length - 1;
    let slot = (this.#hashes[entry] ?? 0) & mask;
    while (this.#slots[slot] !== 0) slot = (slot + 1) & mask;
    this.#slots[slot] = entry;
  }

  #growEntries(): void {
    this.syllables = grown(this.syllables, Uint8Array);
    this.letters = grown(this.letters, Uint8Array);
    this.figures = grown(this.figures, Uint8Array);
    this.weights = grown(this.weights, Uint8Array);
    this.uses = grown(this.uses, Int32Array);
    this.classes = grown(this.classes, Uint32Array);
    this.stemOf = grown(this.stemOf, Uint32Array);
    this.#hashes = grown(this.#hashes, Uint32Array);
    this.#starts = grown(this.#starts, Uint32Array);
  }

  #growSlots(): void {
    this.#slots = new Uint32Array(this.#slots.length * 2);
    for (let entry = 1; entry < this.forms.length - 1; entry++) this.#place(entry);
  }
}

/** One step of the hash that `Vocabulary.entry` expects (FNV-1a over UTF-16 units). */
export function hashStep(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, 16777619);
}

function grown<Numbers extends Uint8Array | Uint16Array | Uint32Array | Int32Array>(
  before: Numbers,
  make: new (length: number) => Numbers,
): Numbers {
  const after = new make(before.length * 2);
  after.set(before);

  return after;
}
