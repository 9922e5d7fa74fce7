import type { Analysis } from './analysis.ts';
import { createAnalyzer } from './analyzer.ts';
import type { Analyzer } from './analyzer-interface.ts';
import { identifyLanguage, loadDetector } from './languages/identify.ts';
import { loadLanguage } from './languages/languages.ts';
import { computeProfile, loadProfileData, type Profile } from './measures/profile.ts';
import type { AnalysisOptions } from './options.ts';
import { toAnalysis } from './state.ts';

export type AnalysisWithProfile = Analysis & { profile: Profile };

/**
 * Analyzes a text including its profile (`Analysis.profile`). Loads the word lists of the language on first use; `identifyLanguage`
 * detects the language.
 *
 * @example
 * (await analyzeWithProfile('The book was good.')).profile.sentiment.compound // 0.4404
 */
export function analyzeWithProfile(
  text: string,
  options: AnalysisOptions = {},
): Promise<AnalysisWithProfile> {
  return new ProfileAnalyzer().analyze(text, options);
}

/** An analyzer whose vocabulary exceeds this size is replaced: scanning it would cost more than it saves. */
const maxVocabularySize = 4000;

/** Cached analyzers, one for each combination of document kind, language and custom words; a library has a few. */
const maxCachedAnalyzers = 8;

/**
 * Analyzes texts one after another and reuses the vocabulary between them: ten times as fast for many short texts. Calls must not
 * overlap: await each result before the next call.
 */
export class ProfileAnalyzer {
  readonly #analyzers = new Map<string, Analyzer>();
  readonly #proofread: (analyzer: Analyzer) => Promise<void>;

  /** @param proofread passes checker results to an analyzer; without it there are no spelling and grammar findings */
  constructor(proofread: (analyzer: Analyzer) => Promise<void> = async () => {}) {
    this.#proofread = proofread;
  }

  async analyze(text: string, options: AnalysisOptions = {}): Promise<AnalysisWithProfile> {
    const { language = 'auto' } = options;
    const detectedLanguage =
      language === 'auto' ? identifyLanguage(text, await loadDetector()) : language;
    await loadLanguage(detectedLanguage);
    const analyzer = this.#analyzerFor({ ...options, language: detectedLanguage });
    analyzer.open(text);
    await this.#proofread(analyzer);
    const data = await loadProfileData(analyzer.analyzedText);

    return { ...toAnalysis(analyzer.state), profile: computeProfile(analyzer.analyzedText, data) };
  }

  #analyzerFor(options: AnalysisOptions): Analyzer {
    const key = JSON.stringify(options);
    const cached = this.#analyzers.get(key);
    const isReusable = cached && cached.analyzedText.vocabulary.forms.length < maxVocabularySize;
    const analyzer = isReusable ? cached : createAnalyzer(options);
    this.#analyzers.delete(key); // the most recently used entry comes last
    this.#analyzers.set(key, analyzer);
    const [oldest] = this.#analyzers.keys();
    if (oldest !== undefined && this.#analyzers.size > maxCachedAnalyzers)
      this.#analyzers.delete(oldest);

    return analyzer;
  }
}
