import type { SentenceDiagnosticsCache } from '../../grammar/grammar-diagnostic.ts';
import type { SegmentedParagraph } from '../../paragraph.ts';
import type { Match, RuleSettings } from '../rule.ts';
import { createDiagnosticMatch } from './diagnostic-match.ts';

/** Reports the diagnostics of an external grammar checker. Collects sentences to check and looks up results. */
export class SentenceGrammarRule {
  readonly #setting: RuleSettings;
  readonly #read: SentenceDiagnosticsCache;
  readonly #seen = new WeakSet<SegmentedParagraph>();
  readonly #told = new Set<string>();

  constructor(settings: RuleSettings, diagnostics: SentenceDiagnosticsCache) {
    this.#setting = settings;
    this.#read = diagnostics;
  }

  count(): void {}

  /** Adds the unchecked sentences of a paragraph, once. Returns true if there were sentences to check. */
  collectUncheckedSentences(paragraph: SegmentedParagraph, unchecked: string[]): boolean {
    if (this.#seen.has(paragraph)) return false;
    this.#seen.add(paragraph);
    for (const { sentence } of sentencesWithGaps(paragraph)) {
      if (this.#read.get(sentence)) this.#told.add(sentence);
      else if (sentence.length < maxSentenceLength && this.#read.addIfNew(sentence))
        unchecked.push(sentence);
    }

    return true;
  }

  markChecked(sentence: string): void {
    this.#told.add(sentence);
  }

  findStale(): ((paragraph: SegmentedParagraph) => boolean) | null {
    if (this.#told.size === 0) return null;
    const checkedSentences = new Set(this.#told);
    this.#told.clear();

    return (paragraph) => {
      for (const { sentence } of sentencesWithGaps(paragraph))
        if (checkedSentences.has(sentence)) return true;

      return false;
    };
  }

  find(paragraph: SegmentedParagraph): readonly Match[] {
    if (this.#read.isEmpty) return noMatches;
    const matches: Match[] = [];
    for (const { sentence, from, first, end } of sentencesWithGaps(paragraph)) {
      for (const diagnostic of this.#read.get(sentence) ?? noMatches) {
        const match = createDiagnosticMatch(
          paragraph,
          diagnostic,
          { from, first, end },
          this.#setting,
        );
        if (match) matches.push(match);
      }
    }

    return matches;
  }
}

/** Each sentence including the text up to the next, so that its final punctuation is checked with it. */
function* sentencesWithGaps({ text, sentences }: SegmentedParagraph) {
  for (const [index, { from, first, end }] of sentences.entries()) {
    const stop = sentences[index + 1]?.from ?? text.length;
    yield { sentence: text.slice(from, stop).trimEnd(), from, first, end };
  }
}

/** Maximum length; longer sentences only occur in pasted text. */
const maxSentenceLength = 2000;

const noMatches: readonly never[] = [];
