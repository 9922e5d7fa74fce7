import type { Language } from './languages/language.ts';
import { getWordFacts } from './languages/word-facts.ts';
import { lowerOf } from './text/characters.ts';
import { entryOffset, type WordTable, wordStride } from './text/words.ts';

/** Longer words share the entry of their first 64 units: nobody types them, and texts without spaces stay cheap. */
const maxFormLength = 64;

/**
 * Every distinct word so far, looked up once: its syllables, its stem, its classes. Tokenizing then costs one hash lookup per word and
 * allocates no strings.
 */
export class Vocabulary {
  readonly language: Language;
  readonly forms: string[] = [''];
  readonly stems: string[] = [''];
  /** By entry, as are the following arrays. */
  syllables = new Uint8Array(1024);
  letters = new Uint8Array(1024);
  /** Digits among the letters. */
  figures = new Uint8Array(1024);
  /** Weight in the language's own readability formula. */
  weights = new Uint8Array(1024);
  /** Uses of each word in the text. */
  uses = new Int32Array(1024);
  classes = new Uint32Array(1024);
  stemOf = new Uint32Array(1024);
  /** By stem: lowercase uses, and capitalized uses within a sentence. */
  lowerUses = new Int32Array(1024);
  capitalUses = new Int32Array(1024);
  /** By stem: uses in noun positions, and others. */
  nounUses = new Int32Array(1024);
  otherUses = new Int32Array(1024);
  /** Distinct words of the text. */
  distinctWords = 0;
  #hashes = new Uint32Array(1024);
  #slots = new Uint32Array(4096);
  /** The UTF-16 units of all forms concatenated, and the start of each; the last entry is the end. */
  #units = new Uint16Array(8192);
  #starts = new Uint32Array(1025);
  #stemIds = new Map<string, number>();

  constructor(language: Language) {
    this.language = language;
  }

  /** Entry of the lowercase word at `from..to` of these units, with the hash `hash`. */
  entry(units: Uint16Array, from: number, to: number, hash: number): number {
    const length = Math.min(to - from, maxFormLength);
    const mask = this.#slots.length - 1;
    let slot = hash & mask;
    for (;;) {
      const found = this.#slots[slot] ?? 0;
      if (found === 0) break;
      if (this.#hashes[found] === hash && this.#isForm(found, units, from, length)) return found;
      slot = (slot + 1) & mask;
    }

    return this.#addForm(units.subarray(from, from + length), hash);
  }

  /** Entry of a single word, in lower case. */
  entryOfWord(word: string): number {
    const units = Uint16Array.from({ length: word.length }, (_, at) =>
      lowerOf(word.charCodeAt(at)),
    );
    let hash = 0;
    for (const unit of units.subarray(0, maxFormLength)) hash = hashStep(hash, unit);

    return this.entry(units, 0, units.length, hash >>> 0);
  }

  /** Hash of a word's letters, the same in every run. */
  hashOf(entry: number): number {
    return this.#hashes[entry] ?? 0;
  }

  /** Adds or removes one use of each word of a table. */
  count(words: WordTable, sign: 1 | -1): void {
    const { uses } = this;
    const firstUse = sign === 1 ? 1 : 0;
    for (let cell = entryOffset; cell < words.length; cell += wordStride) {
      const entry = words[cell] ?? 0;
      const now = (uses[entry] ?? 0) + sign;
      uses[entry] = now;
      if (now === firstUse) this.distinctWords += sign;
    }
  }

  /** Whether a stem is a name: capitalized more often than not. */
  isName(stem: number): boolean {
    return (this.capitalUses[stem] ?? 0) > (this.lowerUses[stem] ?? 0);
  }

  /** Whether a stem is mainly a noun; one third of its uses is enough, because many noun positions are not recognized. */
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

  #addForm(units: Uint16Array, hash: number): number {
    const facts = getWordFacts(this.language, String.fromCharCode(...units));
    const entry = this.forms.push(facts.form) - 1;
    if (entry >= this.classes.length) this.#growEntries();
    if (entry * 2 >= this.#slots.length) this.#growSlots();
    this.#storeUnits(entry, units);
    this.#hashes[entry] = hash;
    this.#insertSlot(entry);

    this.syllables[entry] = facts.syllables;
    this.letters[entry] = facts.letters;
    this.figures[entry] = facts.figures;
    this.weights[entry] = facts.weight;
    this.classes[entry] = facts.classes;
    this.stemOf[entry] = this.#stem(facts.stem);

    return entry;
  }

  #storeUnits(entry: number, units: Uint16Array): void {
    const start = this.#starts[entry] ?? 0;
    const end = start + units.length;
    if (end > this.#units.length) this.#units = enlarged(this.#units, Uint16Array);
    this.#units.set(units, start);
    this.#starts[entry + 1] = end;
  }

  #stem(stem: string): number {
    const known = this.#stemIds.get(stem);
    if (known !== undefined) return known;
    const id = this.stems.push(stem) - 1;
    this.#stemIds.set(stem, id);
    if (id >= this.lowerUses.length) {
      this.lowerUses = enlarged(this.lowerUses, Int32Array);
      this.capitalUses = enlarged(this.capitalUses, Int32Array);
      this.nounUses = enlarged(this.nounUses, Int32Array);
      this.otherUses = enlarged(this.otherUses, Int32Array);
    }

    return id;
  }

  #insertSlot(entry: number): void {
    const mask = this.#slots.length - 1;
    let slot = (this.#hashes[entry] ?? 0) & mask;
    while (this.#slots[slot] !== 0) slot = (slot + 1) & mask;
    this.#slots[slot] = entry;
  }

  #growEntries(): void {
    this.syllables = enlarged(this.syllables, Uint8Array);
    this.letters = enlarged(this.letters, Uint8Array);
    this.figures = enlarged(this.figures, Uint8Array);
    this.weights = enlarged(this.weights, Uint8Array);
    this.uses = enlarged(this.uses, Int32Array);
    this.classes = enlarged(this.classes, Uint32Array);
    this.stemOf = enlarged(this.stemOf, Uint32Array);
    this.#hashes = enlarged(this.#hashes, Uint32Array);
    this.#starts = enlarged(this.#starts, Uint32Array);
  }

  #growSlots(): void {
    this.#slots = new Uint32Array(this.#slots.length * 2);
    for (let entry = 1; entry < this.forms.length - 1; entry++) this.#insertSlot(entry);
  }
}

/** One step of the hash of `Vocabulary.entry` (FNV-1a over UTF-16 units). */
export function hashStep(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, 16777619);
}

function enlarged<Numbers extends Uint8Array | Uint16Array | Uint32Array | Int32Array>(
  before: Numbers,
  make: new (length: number) => Numbers,
): Numbers {
  const after = new make(before.length * 2);
  after.set(before);

  return after;
}
