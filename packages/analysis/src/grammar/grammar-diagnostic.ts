import type { RuleName } from '../findings.ts';

/** Rules reported by a grammar checker: those of Harper, then those of LanguageTool. */
export const grammarRules = [
  'agreement',
  'word-form',
  'article',
  'confused-word',
  'joined-words',
  'sentence-marks',
  'capital',
  'language-tool',
  'language-tool-marks',
] as const satisfies readonly RuleName[];

export type GrammarRule = (typeof grammarRules)[number];

/** A problem reported by a grammar checker; offsets are relative to the sentence or paragraph. */
export type GrammarDiagnostic = {
  rule: GrammarRule;
  from: number;
  to: number;
  /** The checker's message, in the language of the text. */
  detail: string;
  /** The checker's own rule name, if several map to one of our rules. */
  checkerRule?: string;
  suggestions: readonly string[];
};

/** Diagnostics of one paragraph; `paragraph` is its exact text. */
export type ParagraphDiagnostics = { paragraph: string; diagnostics: readonly GrammarDiagnostic[] };

/** Diagnostics of one sentence; `sentence` is its exact text. */
export type SentenceDiagnostics = { sentence: string; diagnostics: readonly GrammarDiagnostic[] };

/** Requested sentences and their diagnostics; kept when the text changes. */
export class SentenceDiagnosticsCache {
  #diagnostics = new Map<string, readonly GrammarDiagnostic[]>();
  #requested = new Set<string>();

  clear(): void {
    this.#diagnostics = new Map();
    this.#requested = new Set();
  }

  addIfNew(sentence: string): boolean {
    if (this.#requested.has(sentence)) return false;
    this.#requested.add(sentence);

    return true;
  }

  add({ sentence, diagnostics }: SentenceDiagnostics): void {
    if (diagnostics.length > 0) this.#diagnostics.set(sentence, diagnostics);
  }

  get(sentence: string): readonly GrammarDiagnostic[] | undefined {
    return this.#diagnostics.get(sentence);
  }

  get isEmpty(): boolean {
    return this.#diagnostics.size === 0;
  }
}

/** Diagnostics by paragraph text: an unchanged paragraph is not checked again. */
export class ParagraphDiagnosticsCache {
  #remarks = new Map<string, readonly GrammarDiagnostic[]>();
  #language = '';

  /** Clears the diagnostics of another language. */
  setLanguage(language: string): void {
    if (language === this.#language) return;
    this.#language = language;
    this.clear();
  }

  clear(): void {
    this.#remarks = new Map();
  }

  add({ paragraph, diagnostics }: ParagraphDiagnostics): void {
    this.#remarks.set(paragraph, diagnostics);
  }

  /** Undefined if the paragraph has not been checked. */
  get(paragraph: string): readonly GrammarDiagnostic[] | undefined {
    return this.#remarks.get(paragraph);
  }
}
