import type { ParagraphWithFeatures } from '../paragraph.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { Acronyms } from './acronyms.ts';
import { Consistency } from './consistency.ts';
import { QuoteStyle } from './quote-style.ts';
import { RepeatedPhrases } from './repeated-phrase.ts';
import type { Match, Setting } from './rule.ts';

/** What a rule that needs the whole text keeps of it: counts that an edit takes from and adds to. */
export type Ledger = {
  count(paragraph: ParagraphWithFeatures, sign: 1 | -1): void;
  /**
   * Tells in which paragraphs what is found may have changed since the last time this was asked;
   * null: in none.
   */
  settle(
    paragraphs: readonly ParagraphWithFeatures[],
  ): ((paragraph: ParagraphWithFeatures) => boolean) | null;
  find(paragraph: ParagraphWithFeatures): readonly Match[];
};

/**
 * The rules that judge a place by the rest of the text. Each keeps counts; after an edit only the
 * paragraphs are looked at again in which a count that matters has turned.
 */
export class WholeText {
  readonly #ledgers: readonly Ledger[];

  constructor(setting: Setting, vocabulary: Vocabulary, more: readonly Ledger[] = []) {
    const { wanted } = setting;
    const isConsistent = [
      'spelling-variant',
      'hyphenation',
      'capitalisation',
      'number-style',
    ] as const;
    this.#ledgers = [
      ...(wanted.has('repeated-phrase') ? [new RepeatedPhrases()] : []),
      ...(isConsistent.some((rule) => wanted.has(rule))
        ? [new Consistency(setting, vocabulary)]
        : []),
      ...(wanted.has('quote-style') ? [new QuoteStyle(setting)] : []),
      ...(wanted.has('acronym') ? [new Acronyms(setting)] : []),
      ...more,
    ];
  }

  count(paragraph: ParagraphWithFeatures, sign: 1 | -1): void {
    for (const ledger of this.#ledgers) ledger.count(paragraph, sign);
  }

  /** Indexes of the paragraphs to be looked at again: those from `from` to `to`, and where counts turned. */
  settle(
    paragraphs: readonly ParagraphWithFeatures[],
    { from, to }: { from: number; to: number },
  ): readonly number[] {
    const turned = this.#ledgers.flatMap((ledger) => ledger.settle(paragraphs) ?? []);
    if (turned.length === 0) return Array.from({ length: to - from }, (_, at) => from + at);
    const again: number[] = [];
    paragraphs.forEach((paragraph, index) => {
      const isNew = index >= from && index < to;
      if (isNew || turned.some((mayDiffer) => mayDiffer(paragraph))) again.push(index);
    });

    return again;
  }

  find(paragraph: ParagraphWithFeatures): readonly Match[] {
    let matches = none;
    for (const ledger of this.#ledgers) {
      const found = ledger.find(paragraph);
      if (found.length > 0) matches = [...matches, ...found];
    }

    return matches;
  }
}

const none: readonly Match[] = [];
