import type { AnalysisDelta, AnalysisState, TextChange } from './delta.ts';
import type { AnalyzedText } from './measures/analyzed-text.ts';
import type { AnalysisOptions, LanguageCode } from './options.ts';
import type { CheckRequest, CheckResults, UncheckedParagraphs } from './proofreading-state.ts';

/**
 * Keeps one text and its analysis. Every call returns the delta; `state` is the complete analysis.
 * An edit re-analyzes the paragraphs it touches and recomputes the findings within the sixty words after them.
 */
export type Analyzer = {
  /** Replaces the whole text; paragraphs unchanged from the previous text are not analyzed again. */
  open(text: string): AnalysisDelta;
  /** Applies edits to the current text. Throws a RangeError if an edit is out of bounds or out of order. */
  applyChanges(changes: readonly TextChange[]): AnalysisDelta;
  /** Applies new options to the current text. */
  configure(options: AnalysisOptions): AnalysisDelta;
  /** Analyzes the current text again, for example after its language has been loaded. */
  reanalyze(): AnalysisDelta;
  /** The next words and sentences for the dictionaries and the grammar checker, in batches. */
  nextCheckRequest(): CheckRequest;
  /**
   * The next paragraphs for a checker of whole paragraphs, such as LanguageTool: current paragraphs without a result, the most recently
   * changed first, up to `maxLength` UTF-16 units. Empty if its rules are disabled or unsupported in the language.
   */
  uncheckedParagraphs(maxLength: number): UncheckedParagraphs;
  /** Applies checker results, which may arrive in any order and at any time. */
  applyCheckResults(results: CheckResults): AnalysisDelta;
  /** Clears all checker results because the dictionaries changed; after `configure`, everything is checked again. */
  clearCheckResults(): void;
  readonly state: AnalysisState;
  /** The language of the text if it is not loaded (`loadLanguage`); until then, the text is analyzed as `und`. */
  readonly missingLanguage: LanguageCode | null;
  /** Input of the measures of the whole text. */
  readonly analyzedText: AnalyzedText;
};
