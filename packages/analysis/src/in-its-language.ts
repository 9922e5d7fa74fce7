import type { Analyzer } from './analyzer.ts';
import type { AnalysisDelta } from './delta.ts';
import { loadLanguage } from './languages/languages.ts';

/**
 * What an act upon an analyzer changed, told with the rules of the language that the text is in then, which are fetched
 * when they are first needed. Where they can not be fetched, the text stays read as `und`, and the next act asks again.
 * One act at a time: the next may begin when this one has been answered.
 *
 * @example
 * await inItsLanguage(analyzer, () => analyzer.open('Es war spät.')) // language: 'de'
 */
export async function inItsLanguage(
  analyzer: Analyzer,
  act: () => AnalysisDelta,
): Promise<AnalysisDelta> {
  const remove = analyzer.material.paragraphs.length;
  const delta = act();
  if (analyzer.missing === null) return delta;
  try {
    await loadLanguage(analyzer.missing);
  } catch {
    return delta;
  }
  const again = analyzer.reread();

  return { ...again, splices: [{ at: 0, remove, insert: analyzer.state.paragraphs }] };
}
