import type { Analyzer } from './analyzer-interface.ts';
import type { AnalysisDelta } from './delta.ts';
import { loadLanguage } from './languages/languages.ts';

/**
 * Runs an update of an analyzer and returns its delta, loading the language of the text first if needed. If loading fails, the text stays
 * analyzed as `und` and the next update tries again. Updates must not overlap: await each before the next.
 *
 * @example
 * await withLanguageLoaded(analyzer, () => analyzer.open('Es war spät.')) // language: 'de'
 */
export async function withLanguageLoaded(
  analyzer: Analyzer,
  update: () => AnalysisDelta,
): Promise<AnalysisDelta> {
  const remove = analyzer.analyzedText.paragraphs.length;
  const delta = update();
  if (analyzer.missingLanguage === null) return delta;
  try {
    await loadLanguage(analyzer.missingLanguage);
  } catch {
    return delta;
  }
  const reanalysis = analyzer.reanalyze();

  return { ...reanalysis, splices: [{ at: 0, remove, insert: analyzer.state.paragraphs }] };
}
