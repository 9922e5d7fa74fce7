import type { Analysis } from './analysis.ts';
import { createAnalyzer } from './analyzer.ts';
import { identifyLanguage, loadDetector } from './languages/identify.ts';
import { loadProfileData, type Profile, profileOf } from './measures/profile.ts';
import type { AnalysisOptions } from './options.ts';
import { toAnalysis } from './state.ts';

/**
 * Analyzes a text with all that is read from the whole of it (`Analysis.profile`). Fetches the word lists
 * of its language when they are first needed; the language itself is told by `identifyLanguage`.
 *
 * @example
 * (await analyzeWhole('The book was good.')).profile.sentiment.compound // 0.4404
 */
export async function analyzeWhole(
  text: string,
  options: AnalysisOptions = {},
): Promise<Analysis & { profile: Profile }> {
  const { language = 'auto' } = options;
  const told = language === 'auto' ? identifyLanguage(text, await loadDetector()) : language;
  const analyzer = createAnalyzer({ ...options, language: told });
  analyzer.open(text);
  const data = await loadProfileData(analyzer.material);

  return { ...toAnalysis(analyzer.state), profile: profileOf(analyzer.material, data) };
}
