import type { Language } from './languages/language.ts';
import {
  commonWord,
  dotted,
  echoable,
  functionWord,
  intensifier,
  numberAbbreviation,
  numeral,
  singleLetter,
  speechVerb,
  titleAbbreviation,
  trailingAbbreviation,
} from './languages/word-classes.ts';
import { lowerOf } from './text/characters.ts';
import { entryCell, stride, type WordTable } from './text/words.ts';

/** Words that may return without anyone hearing it. */
const unheard =
  functionWord |
  commonWord |
  speechVerb |
  intensifier |
  numeral |
  singleLetter |
  dotted |
  titleAbbreviation |
  trailingAbbreviation |
  numberAbbreviation;

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
  /** Different words that stand in the text. */
  different = 0;
  #hashes = new Uint32Array(1024);
  #slots = new Uint32Array(4096);
  #stemIds = new Map<string, number>();

  constructor(language: Language) {
    this.language = language;
  }

  /** Entry of the word at `from..to`, whose units lowered by `lowerOf` hash to `hash`. */
  entry(text: string, from: number, to: number, hash: number): number {
    const length = Math.min(to - from, longestForm);
    const mask = this.#slots.length - 1;
    let slot = hash & mask;
    for (;;) {
      const found = this.#slots[slot] ?? 0;
      if (found === 0) break;
      if (this.#hashes[found] === hash && this.#isForm(found, text, from, length)) return found;
      slot = (slot + 1) & mask;
    }

    return this.#add(text, from, length, hash);
  }

  /** Entry of a word given by itself, in lower case. */
  entryOfWord(word: string): number {
    let hash = 0;
    for (let index = 0; index < Math.min(word.length, longestForm); index++) {
      hash = hashStep(hash, lowerOf(word.charCodeAt(index)));
    }

    return this.entry(word, 0, word.length, hash >>> 0);
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

  #isForm(entry: number, text: string, from: number, length: number): boolean {
    const form = this.forms[entry] ?? '';
    if (form.length !== length) return false;
    for (let index = 0; index < length; index++) {
      if (form.charCodeAt(index) !== lowerOf(text.charCodeAt(from + index))) return false;
    }

    return true;
  }

  #add(text: string, from: number, length: number, hash: number): number {
    const units = Array.from({ length }, (_, index) => lowerOf(text.charCodeAt(from + index)));
    const form = String.fromCharCode(...units);
    const entry = this.forms.push(form) - 1;
    if (entry >= this.classes.length) this.#growEntries();
    if (entry * 2 >= this.#slots.length) this.#growSlots();
    this.#hashes[entry] = hash;
    this.#place(entry);

    this.syllables[entry] = Math.min(255, this.language.syllables?.(form) ?? 0);
    this.letters[entry] = form.replaceAll(/[^\p{L}\p{Nd}]/gu, '').length;
    this.figures[entry] = form.match(/\p{Nd}/gu)?.length ?? 0;
    this.weights[entry] = Math.min(255, this.language.weight?.(form) ?? 0);
    this.classes[entry] = this.#classesOf(entry);
    this.stemOf[entry] = this.#stem(this.language.stem(form));

    return entry;
  }

  #classesOf(entry: number): number {
    const classes = this.language.classify(this.forms[entry] ?? '', this.syllables[entry] ?? 0);
    const isHeard =
      (this.letters[entry] ?? 0) >= this.language.shortestEcho && (classes & unheard) === 0;

    return isHeard ? classes | echoable : classes;
  }

  #stem(stem: string): number {
    const known = this.#stemIds.get(stem);
    if (known !== undefined) return known;
    const id = this.stems.push(stem) - 1;
    this.#stemIds.set(stem, id);
    if (id >= this.lowerUses.length) {
      this.lowerUses = grown(this.lowerUses, Int32Array);
      this.capitalUses = grown(this.capitalUses, Int32Array);
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

function grown<Numbers extends Uint8Array | Uint32Array | Int32Array>(
  before: Numbers,
  make: new (length: number) => Numbers,
): Numbers {
  const after = new make(before.length * 2);
  after.set(before);

  return after;
}
