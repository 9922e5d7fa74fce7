import type { Analysis } from './analysis.ts';
import { createAnalyzer } from './analyzer.ts';
import { neededLanguage } from './languages/languages.ts';
import type { AnalysisOptions } from './options.ts';
import { toAnalysis } from './state.ts';

/**
 * Analyzes a text once, in a language that has been loaded; throws an Error where it has not (`loadLanguage`).
 * For a text that is being edited, keep a `createAnalyzer` instead.
 *
 * @example
 * analyze('The door was opened by Ruth.', { language: 'en' }).findings[0]?.text // 'was opened'
 */
export function analyze(text: string, options: AnalysisOptions = {}): Analysis {
  const analyzer = createAnalyzer(options);
  analyzer.open(text);
  if (analyzer.missing) neededLanguage(analyzer.missing);

  return toAnalysis(analyzer.state);
}
