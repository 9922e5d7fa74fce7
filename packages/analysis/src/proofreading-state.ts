import {
  type ParagraphDiagnostics,
  ParagraphDiagnosticsCache,
  type SentenceDiagnostics,
  SentenceDiagnosticsCache,
} from './grammar/grammar-diagnostic.ts';
import type { LanguageCode } from './options.ts';
import type { Paragraph } from './paragraph.ts';
import { Grammar } from './rules/grammar.ts';
import { OldSpelling } from './rules/old-spelling.ts';
import type { Setting } from './rules/rule.ts';
import { ServerGrammar } from './rules/server-grammar.ts';
import { Spelling } from './rules/spelling.ts';
import type { Verdict } from './spelling/speller.ts';
import { WordsChecked } from './spelling/words-checked.ts';
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

type CheckerRule = Spelling | OldSpelling | Grammar | ServerGrammar;

/** Keeps the results of spelling and grammar checkers when the options of the analysis change. */
export class ProofreadingState {
  readonly #words = new WordsChecked();
  readonly #sentences = new SentenceDiagnosticsCache();
  readonly #paragraphs = new ParagraphDiagnosticsCache();
  #spelling: Spelling | null = null;
  #grammar: Grammar | null = null;
  #server: ServerGrammar | null = null;
  #next = 0;
  #changedAt = 0;
  #pending: { words: string[]; sentences: string[] } = { words: [], sentences: [] };

  /** Creates the rules that report checker results, for a text that is analyzed from the start. */
  createRules(setting: Setting, vocabulary: Vocabulary): readonly CheckerRule[] {
    this.#words.begin(setting.language.code);
    this.#paragraphs.setLanguage(setting.language.code);
    this.#pending = { words: [], sentences: [] };
    const checksOldSpelling = setting.wanted.has('old-spelling') && setting.wanted.has('spelling');
    const oldSpelling = checksOldSpelling ? new OldSpelling(setting) : null;
    this.#spelling = setting.wanted.has('spelling')
      ? new Spelling(setting, vocabulary, { checked: this.#words, old: oldSpelling })
      : null;
    this.#grammar = setting.wanted.has('agreement') ? new Grammar(setting, this.#sentences) : null;
    this.#server = setting.wanted.has('language-tool')
      ? new ServerGrammar(setting, this.#paragraphs)
      : null;
    this.#next = 0;

    return [this.#spelling, oldSpelling, this.#grammar, this.#server].filter(
      (ledger) => ledger !== null,
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
      this.#spelling?.ask(paragraph, this.#pending.words);
      this.#grammar?.ask(paragraph, this.#pending.sentences);
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
      const isNew = this.#spelling?.ask(paragraph, words) ?? false;
      if ((this.#grammar?.ask(paragraph, sentences) ?? false) || isNew) read++;
    }

    return { language, words, sentences, isComplete: this.#next >= paragraphs.length };
  }

  uncheckedParagraphs(
    paragraphs: readonly Paragraph[],
    language: LanguageCode,
    maxLength: number,
  ): UncheckedParagraphs {
    const found = this.#server?.unread(paragraphs, this.#changedAt, maxLength) ?? [];

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
      this.#words.tell(verdict);
      if (verdict.suggestions) this.#spelling?.doubt(verdict.word);
    }
    for (const read of sentences) {
      this.#sentences.add(read);
      if (read.diagnostics.length > 0) this.#grammar?.told(read.sentence);
    }
    for (const read of isSameLanguage ? paragraphs : []) {
      this.#paragraphs.add(read);
      if (read.diagnostics.length > 0) this.#server?.told(read.paragraph);
    }
  }

  /** The dictionaries changed: everything is requested again. */
  clear(): void {
    this.#words.forget();
    this.#sentences.clear();
    this.#paragraphs.clear();
  }
}
