import type { AnalysisDelta, AnalysisState, TextChange } from './delta.ts';
import type { Material } from './measures/material.ts';
import type { AnalysisOptions, LanguageCode } from './options.ts';
import type { Answers, Questions, Unread } from './proofs.ts';

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
  /** Reads the text held anew, as after its language has been loaded. */
  reread(): AnalysisDelta;
  /** What the text would like to know of dictionaries and a grammar checker, a part at a time. */
  questions(): Questions;
  /**
   * The next paragraphs for a grammar checker of whole paragraphs, such as a LanguageTool: as they stand now and not told of yet, the
   * last change first, so many characters (UTF-16) at most. None where its rules are off or not valid in the language.
   */
  unread(most: number): Unread;
  /** Takes answers to its questions, in any order, whenever they come. */
  tell(answers: Answers): AnalysisDelta;
  /** Forgets the answers, since the dictionaries are others now; all is asked again after `configure`. */
  forgetAnswers(): void;
  readonly state: AnalysisState;
  /** The language of the text, where its rules have not been loaded (`loadLanguage`): it is read as `und` until then. */
  readonly missing: LanguageCode | null;
  /** What measures of the whole text are read from. */
  readonly material: Material;
};
