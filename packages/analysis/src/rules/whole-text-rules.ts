import type { ParagraphWithFeatures } from '../paragraph.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { AcronymRule } from './consistency/acronyms.ts';
import { ConsistencyRule } from './consistency/consistency.ts';
import { QuoteStyleRule } from './consistency/quote-style.ts';
import { RepeatedPhraseRule } from './repetition/repeated-phrase.ts';
import type { Match, RuleSettings } from './rule.ts';

/** A rule that needs the whole text. It keeps counts that each edit updates. */
export type WholeTextRule = {
  count(paragraph: ParagraphWithFeatures, sign: 1 | -1): void;
  /** Returns a predicate for the paragraphs whose findings may have changed since the last call, or null if there are none. */
  findStale(
    paragraphs: readonly ParagraphWithFeatures[],
  ): ((paragraph: ParagraphWithFeatures) => boolean) | null;
  find(paragraph: ParagraphWithFeatures): readonly Match[];
};

/** The rules that depend on the whole text. After an edit only the paragraphs affected by changed counts are checked again. */
export class WholeTextRules {
  readonly #rules: readonly WholeTextRule[];

  constructor(
    settings: RuleSettings,
    vocabulary: Vocabulary,
    additionalRules: readonly WholeTextRule[] = [],
  ) {
    const { enabledRules } = settings;
    const consistencyRules = [
      'spelling-variant',
      'hyphenation',
      'capitalisation',
      'number-style',
    ] as const;
    this.#rules = [
      ...(enabledRules.has('repeated-phrase') ? [new RepeatedPhraseRule()] : []),
      ...(consistencyRules.some((rule) => enabledRules.has(rule))
        ? [new ConsistencyRule(settings, vocabulary)]
        : []),
      ...(enabledRules.has('quote-style') ? [new QuoteStyleRule(settings)] : []),
      ...(enabledRules.has('acronym') ? [new AcronymRule(settings)] : []),
      ...additionalRules,
    ];
  }

  count(paragraph: ParagraphWithFeatures, sign: 1 | -1): void {
    for (const rule of this.#rules) rule.count(paragraph, sign);
  }

  /** Indexes of the paragraphs to check again: those from `from` to `to` and those affected by changed counts. */
  findStaleIndexes(
    paragraphs: readonly ParagraphWithFeatures[],
    { from, to }: { from: number; to: number },
  ): readonly number[] {
    const stalePredicates = this.#rules.flatMap((rule) => rule.findStale(paragraphs) ?? []);
    if (stalePredicates.length === 0)
      return Array.from({ length: to - from }, (_, at) => from + at);
    const staleIndexes: number[] = [];
    paragraphs.forEach((paragraph, index) => {
      const isNew = index >= from && index < to;
      if (isNew || stalePredicates.some((isStale) => isStale(paragraph))) staleIndexes.push(index);
    });

    return staleIndexes;
  }

  find(paragraph: ParagraphWithFeatures): readonly Match[] {
    let matches = noMatches;
    for (const rule of this.#rules) {
      const found = rule.find(paragraph);
      if (found.length > 0) matches = [...matches, ...found];
    }

    return matches;
  }
}

const noMatches: readonly Match[] = [];
