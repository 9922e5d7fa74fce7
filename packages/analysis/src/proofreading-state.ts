import {
  type ParagraphDiagnostics,
  ParagraphDiagnosticsCache,
  type SentenceDiagnostics,
  SentenceDiagnosticsCache,
} from './grammar/grammar-diagnostic.ts';
import type { LanguageCode } from './options.ts';
import type { Paragraph } from './paragraph.ts';
import { SentenceGrammarRule } from './rules/grammar/grammar.ts';
import { ServerGrammarRule } from './rules/grammar/server-grammar.ts';
import type { RuleSettings } from './rules/rule.ts';
import { OldSpellingRule } from './rules/spelling/old-spelling.ts';
import { SpellingRule } from './rules/spelling/spelling.ts';
import type { Verdict } from './spelling/speller.ts';
import { SpellingVerdictCache } from './spelling/spelling-verdict-cache.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Words and sentences of a text to be checked by the dictionaries and the grammar checker. */
export type CheckRequest = {
  language: LanguageCode;
  words: readonly string[];
  sentences: readonly string[];
  /** Nothing of the text remains to be checked. */
  isComplete: boolean;
};

/** Paragraphs that the server's checker has not checked yet. */
export type UncheckedParagraphs = { language: LanguageCode; paragraphs: readonly string[] };

export type CheckResults = {
  /** Language of the words and paragraphs; ignored if it differs from that of the text. */
  language?: LanguageCode;
  words?: readonly Verdict[];
  sentences?: readonly SentenceDiagnostics[];
  paragraphs?: readonly ParagraphDiagnostics[];
};

/** Upper limit, to keep each call short. */
const maxParagraphsPerRequest = 400;

type CheckerRule = SpellingRule | OldSpellingRule | SentenceGrammarRule | ServerGrammarRule;

/** Keeps the results of spelling and grammar checkers when the options of the analysis change. */
export class ProofreadingState {
  readonly #words = new SpellingVerdictCache();
  readonly #sentences = new SentenceDiagnosticsCache();
  readonly #paragraphs = new ParagraphDiagnosticsCache();
  #spelling: SpellingRule | null = null;
  #grammar: SentenceGrammarRule | null = null;
  #server: ServerGrammarRule | null = null;
  #next = 0;
  #changedAt = 0;
  #pending: { words: string[]; sentences: string[] } = { words: [], sentences: [] };

  /** Creates the rules that report checker results, for a text that is analyzed from the start. */
  createRules(setting: RuleSettings, vocabulary: Vocabulary): readonly CheckerRule[] {
    this.#words.setLanguage(setting.language.code);
    this.#paragraphs.setLanguage(setting.language.code);
    this.#pending = { words: [], sentences: [] };
    const checksOldSpelling =
      setting.enabledRules.has('old-spelling') && setting.enabledRules.has('spelling');
    const oldSpelling = checksOldSpelling ? new OldSpellingRule(setting) : null;
    this.#spelling = setting.enabledRules.has('spelling')
      ? new SpellingRule(setting, vocabulary, { checked: this.#words, old: oldSpelling })
      : null;
    this.#grammar = setting.enabledRules.has('agreement')
      ? new SentenceGrammarRule(setting, this.#sentences)
      : null;
    this.#server = setting.enabledRules.has('language-tool')
      ? new ServerGrammarRule(setting, this.#paragraphs)
      : null;
    this.#next = 0;

    return [this.#spelling, oldSpelling, this.#grammar, this.#server].filter(
      (rule) => rule !== null,
    );
  }

  /** Marks the paragraphs from here on as changed. */
  markChanged(at: number): void {
    this.#next = Math.min(this.#next, at);
    this.#changedAt = at;
  }

  /**
   * Reports known results at once for a text that is analyzed from the start; new words and sentences are requested later.
   * Returns whether there were any results.
   */
  restoreResults(paragraphs: readonly Paragraph[]): boolean {
    if (this.#words.isEmpty && this.#sentences.isEmpty) return false;
    for (const paragraph of paragraphs) {
      this.#spelling?.collectUncheckedWords(paragraph, this.#pending.words);
      this.#grammar?.collectUncheckedSentences(paragraph, this.#pending.sentences);
    }

    return true;
  }

  /** Continues where the last call stopped. Call again until `isComplete`. */
  nextRequest(paragraphs: readonly Paragraph[], language: LanguageCode): CheckRequest {
    const { words, sentences } = this.#pending;
    this.#pending = { words: [], sentences: [] };
    let read = 0;
    while (this.#next < paragraphs.length && read < maxParagraphsPerRequest) {
      const paragraph = paragraphs[this.#next++];
      if (!paragraph) continue;
      const isNew = this.#spelling?.collectUncheckedWords(paragraph, words) ?? false;
      if ((this.#grammar?.collectUncheckedSentences(paragraph, sentences) ?? false) || isNew)
        read++;
    }

    return { language, words, sentences, isComplete: this.#next >= paragraphs.length };
  }

  uncheckedParagraphs(
    paragraphs: readonly Paragraph[],
    language: LanguageCode,
    maxLength: number,
  ): UncheckedParagraphs {
    const found = this.#server?.uncheckedParagraphs(paragraphs, this.#changedAt, maxLength) ?? [];

    return { language, paragraphs: found };
  }

  applyResults({
    language = this.#words.language,
    words = [],
    sentences = [],
    paragraphs = [],
  }: CheckResults): void {
    const isSameLanguage = language === this.#words.language;
    for (const verdict of isSameLanguage ? words : []) {
      this.#words.add(verdict);
      if (verdict.suggestions) this.#spelling?.addMisspelling(verdict.word);
    }
    for (const read of sentences) {
      this.#sentences.add(read);
      if (read.diagnostics.length > 0) this.#grammar?.markChecked(read.sentence);
    }
    for (const read of isSameLanguage ? paragraphs : []) {
      this.#paragraphs.add(read);
      if (read.diagnostics.length > 0) this.#server?.markChecked(read.paragraph);
    }
  }

  /** The dictionaries changed: everything is requested again. */
  clear(): void {
    this.#words.clear();
    this.#sentences.clear();
    this.#paragraphs.clear();
  }
}
