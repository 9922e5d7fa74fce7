import { entryOf } from '../../text/words.ts';
import type { Vocabulary } from '../../vocabulary.ts';
import type { AnalyzedText } from '../analyzed-text.ts';
import type { LocatedSentence } from '../windows.ts';
import { type CategoryLookup, type CategoryName, categoryNames } from './word-categories.ts';

/** Words of each category in a passage. */
export type CategoryCounts = Readonly<Record<CategoryName, number>>;

/** Counts the word categories of a text; each distinct word is looked up once. */
export class CategoryCounter {
  readonly #bits: readonly number[];
  readonly #analyzedText: AnalyzedText;

  constructor(analyzedText: AnalyzedText, bitsOf: CategoryLookup) {
    this.#analyzedText = analyzedText;
    this.#bits = categoryBitsOfVocabulary(analyzedText.vocabulary, bitsOf);
  }

  /** Category bits of a vocabulary entry. */
  bitsOf(entry: number): number {
    return this.#bits[entry] ?? 0;
  }

  /** Counts for the whole text, from the uses of its words. */
  counts(): CategoryCounts {
    const found = new Uint32Array(categoryNames.length);
    this.#bits.forEach((bits, entry) => {
      if (bits !== 0) add(found, bits, this.#analyzedText.vocabulary.uses[entry] ?? 0);
    });

    return toCategoryCounts(found);
  }

  countsIn(sentences: readonly LocatedSentence[]): CategoryCounts {
    const found = new Uint32Array(categoryNames.length);
    for (const { paragraph, first, end } of sentences) {
      const words = this.#analyzedText.paragraphs[paragraph]?.words ?? new Uint32Array();
      for (let index = first; index < end; index++) {
        const bits = this.bitsOf(entryOf(words, index));
        if (bits !== 0) add(found, bits, 1);
      }
    }

    return toCategoryCounts(found);
  }
}

const categoryBitsCache = new WeakMap<Vocabulary, number[]>();

/** A vocabulary only grows and has one language, so cached lookups stay valid. */
function categoryBitsOfVocabulary(
  vocabulary: Vocabulary,
  bitsOf: CategoryLookup,
): readonly number[] {
  const bits = categoryBitsCache.get(vocabulary) ?? [];
  categoryBitsCache.set(vocabulary, bits);
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

function toCategoryCounts(found: Uint32Array): CategoryCounts {
  const pairs = categoryNames.map((name, at) => [name, found[at] ?? 0] as const);

  return Object.fromEntries(pairs) as Record<CategoryName, number>; // as: Object.fromEntries widens the keys to string
}
