import { entryOf } from '../text/words.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { Material } from './material.ts';
import type { PlacedSentence } from './windows.ts';
import { type CategoryBits, type CategoryName, categoryNames } from './word-categories.ts';

/** How many words of each kind stand in a stretch. */
export type CategoryCounts = Readonly<Record<CategoryName, number>>;

/** Counts kinds of words in a text; each different word is looked up once. */
export class CategoryCounter {
  readonly #bits: readonly number[];
  readonly #material: Material;

  constructor(material: Material, bitsOf: CategoryBits) {
    this.#material = material;
    this.#bits = bitsOfVocabulary(material.vocabulary, bitsOf);
  }

  /** Bits of the kinds a vocabulary entry belongs to. */
  bitsOf(entry: number): number {
    return this.#bits[entry] ?? 0;
  }

  /** Of the whole text, from the uses of its words. */
  counts(): CategoryCounts {
    const found = new Uint32Array(categoryNames.length);
    this.#bits.forEach((bits, entry) => {
      if (bits !== 0) add(found, bits, this.#material.vocabulary.uses[entry] ?? 0);
    });

    return recordOf(found);
  }

  countsIn(sentences: readonly PlacedSentence[]): CategoryCounts {
    const found = new Uint32Array(categoryNames.length);
    for (const { paragraph, first, end } of sentences) {
      const words = this.#material.paragraphs[paragraph]?.words ?? new Uint32Array();
      for (let index = first; index < end; index++) {
        const bits = this.bitsOf(entryOf(words, index));
        if (bits !== 0) add(found, bits, 1);
      }
    }

    return recordOf(found);
  }
}

const known = new WeakMap<Vocabulary, number[]>();

/** A vocabulary only grows, and has one language: what was looked up stays. */
function bitsOfVocabulary(vocabulary: Vocabulary, bitsOf: CategoryBits): readonly number[] {
  const bits = known.get(vocabulary) ?? [];
  known.set(vocabulary, bits);
  for (let entry = bits.length; entry < vocabulary.forms.length; entry++) {
    bits.push(bitsOf(vocabulary.forms[entry] ?? ''));
  }

  return bits;
}

function add(into: Uint32Array, bits: number, uses: number): void {
  for (let rest = bits, at = 0; rest !== 0; rest >>>= 1, at++) {
    if ((rest & 1) !== 0) into[at] = (into[at] ?? 0) + uses;
  }
}

function recordOf(found: Uint32Array): CategoryCounts {
  const pairs = categoryNames.map((name, at) => [name, found[at] ?? 0] as const);

  return Object.fromEntries(pairs) as Record<CategoryName, number>; // as: fromEntries forgets the names
}
