import type { Analysis } from './analysis.ts';
import { createAnalyzer } from './analyzer.ts';
import { requireLanguage } from './languages/languages.ts';
import type { AnalysisOptions } from './options.ts';
import { toAnalysis } from './state.ts';

/**
 * Analyzes a text once. The language must be loaded (`loadLanguage`); throws an Error otherwise.
 * Use `createAnalyzer` for a text that is being edited.
 *
 * @example
 * analyze('The door was opened by Ruth.', { language: 'en' }).findings[0]?.text // 'was opened'
 */
export function analyze(text: string, options: AnalysisOptions = {}): Analysis {
  const analyzer = createAnalyzer(options);
  analyzer.open(text);
  if (analyzer.missingLanguage) requireLanguage(analyzer.missingLanguage);

  return toAnalysis(analyzer.state);
}
