import type { Analysis } from './analysis.ts';
import { type Analyzer, createAnalyzer } from './analyzer.ts';
import { identifyLanguage, loadDetector } from './languages/identify.ts';
import { loadLanguage } from './languages/languages.ts';
import { loadProfileData, type Profile, profileOf } from './measures/profile.ts';
import type { AnalysisOptions } from './options.ts';
import { toAnalysis } from './state.ts';

export type WholeAnalysis = Analysis & { profile: Profile };

/**
 * Analyzes a text with all that is read from the whole of it (`Analysis.profile`). Fetches the word lists
 * of its language when they are first needed; the language itself is told by `identifyLanguage`.
 *
 * @example
 * (await analyzeWhole('The book was good.')).profile.sentiment.compound // 0.4404
 */
export function analyzeWhole(text: string, options: AnalysisOptions = {}): Promise<WholeAnalysis> {
  return new WholeReader().read(text, options);
}

/** Words known beyond which an analyzer is made anew: looking through them would cost more than it saves. */
const mostKnown = 4000;

/** Kinds, languages and lists of own words that are remembered at a time; a library has a few. */
const mostKept = 8;

/**
 * Analyzes one text after another and keeps what it knows of words from one to the next: ten times as fast
 * for many short texts. One at a time: a text is taken when the one before has been answered.
 */
export class WholeReader {
  readonly #kept = new Map<string, Analyzer>();
  readonly #proofread: (analyzer: Analyzer) => Promise<void>;

  /** @param proofread tells an analyzer what it asks of dictionaries; left out, nothing is said of spelling and grammar */
  constructor(proofread: (analyzer: Analyzer) => Promise<void> = async () => {}) {
    this.#proofread = proofread;
  }

  async read(text: string, options: AnalysisOptions = {}): Promise<WholeAnalysis> {
    const { language = 'auto' } = options;
    const told = language === 'auto' ? identifyLanguage(text, await loadDetector()) : language;
    await loadLanguage(told);
    const analyzer = this.#analyzerFor({ ...options, language: told });
    analyzer.open(text);
    await this.#proofread(analyzer);
    const data = await loadProfileData(analyzer.material);

    return { ...toAnalysis(analyzer.state), profile: profileOf(analyzer.material, data) };
  }

  #analyzerFor(options: AnalysisOptions): Analyzer {
    const key = JSON.stringify(options);
    const kept = this.#kept.get(key);
    const isOfUse = kept && kept.material.vocabulary.forms.length < mostKnown;
    const analyzer = isOfUse ? kept : createAnalyzer(options);
    this.#kept.delete(key); // the one used last comes last
    this.#kept.set(key, analyzer);
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined && this.#kept.size > mostKept) this.#kept.delete(oldest);

    return analyzer;
  }
}
