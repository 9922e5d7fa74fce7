import type { AnalysisDelta, AnalysisState, TextChange } from './delta.ts';
import type { AnalysisOptions } from './options.ts';

/**
 * Holds one text and its analysis. Every call answers with what it changed; `state` has the whole.
 * An edit re-analyzes the paragraphs it touches and re-reads the sixty words behind them.
 */
export type Analyzer = {
  /** Takes a whole text; paragraphs it shares with the one before are not analyzed again. */
  open(text: string): AnalysisDelta;
  /** Takes edits of the text held. Throws a RangeError when one lies outside of it or out of order. */
  change(changes: readonly TextChange[]): AnalysisDelta;
  /** Takes other options for the text held. */
  configure(options: AnalysisOptions): AnalysisDelta;
  readonly state: AnalysisState;
};
