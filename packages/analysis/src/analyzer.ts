import { analyzeParagraph } from './analyze-paragraph.ts';
import type { Analyzer } from './analyzer-interface.ts';
import { computeCounts } from './counts.ts';
import { type AnalysisDelta, type AnalysisState, type TextChange, withOffsets } from './delta.ts';
import { buildSplices, mergeIndexes } from './delta-splices.ts';
import { detectLanguage, sampleLength } from './languages/detect.ts';
import { getLanguage } from './languages/languages.ts';
import { und } from './languages/und.ts';
import type { AnalyzedText } from './measures/analyzed-text.ts';
import { EvidenceIndex } from './measures/evidence.ts';
import { computeMeasures } from './measures/measures.ts';
import { countCapitalization } from './name-detection.ts';
import { countNounUses } from './noun-detection.ts';
import type { AnalysisOptions, LanguageCode } from './options.ts';
import { addSums, type Paragraph, zeroSums } from './paragraph.ts';
import { ParagraphBuffer, type TextSplice } from './paragraph-buffer.ts';
import { ParagraphResults } from './paragraph-results.ts';
import { PrecedingContexts } from './preceding-contexts.ts';
import {
  type CheckRequest,
  type CheckResults,
  ProofreadingState,
  type UncheckedParagraphs,
} from './proofreading-state.ts';
import { contextEnd, rangesToReanalyze } from './reanalysis-ranges.ts';
import { replaceRange } from './replace-range.ts';
import type { EchoUse } from './rules/repetition/echo.ts';
import type { RuleSettings } from './rules/rule.ts';
import { createRuleSettings } from './rules/rule-settings.ts';
import { WholeTextRules } from './rules/whole-text-rules.ts';
import { Vocabulary } from './vocabulary.ts';

/**
 * Creates an analyzer with an empty text.
 *
 * @example
 * const analyzer = createAnalyzer({ kind: 'essay' });
 * analyzer.open('It was a very cold night.').counts.words // 6
 */
export function createAnalyzer(options: AnalysisOptions = {}): Analyzer {
  return new IncrementalAnalyzer(options);
}

/** Forms added since the last restart beyond which the vocabulary is rebuilt. */
const maxStaleForms = 20_000;

class IncrementalAnalyzer implements Analyzer {
  #options: AnalysisOptions;
  #setting: RuleSettings;
  #wholeTextRules: WholeTextRules;
  #language: LanguageCode = 'und';
  /** Language of the text, whether or not it is loaded. */
  #textLanguage: LanguageCode = 'und';
  #text: ParagraphBuffer;
  #vocabulary = new Vocabulary(und);
  #formsAtRestart = 0;
  #paragraphs: Paragraph[] = [];
  readonly #contexts = new PrecedingContexts();
  readonly #results = new ParagraphResults();
  readonly #evidence = new EvidenceIndex();
  #sums = zeroSums();
  readonly #proofreading = new ProofreadingState();

  constructor(options: AnalysisOptions) {
    this.#options = options;
    this.#setting = createRuleSettings(und, options);
    this.#wholeTextRules = this.#createWholeTextRules();
    this.#text = new ParagraphBuffer(this.#setting.kind);
  }

  open(text: string): AnalysisDelta {
    return this.#apply(this.#text.open(text));
  }

  applyChanges(changes: readonly TextChange[]): AnalysisDelta {
    return this.#apply(this.#text.applyChanges(changes));
  }

  configure(options: AnalysisOptions): AnalysisDelta {
    this.#options = options;
    this.#text.setKind(options.kind ?? 'fiction');

    return this.#restart();
  }

  reanalyze(): AnalysisDelta {
    return this.#restart();
  }

  nextCheckRequest(): CheckRequest {
    return this.#proofreading.nextRequest(this.#paragraphs, this.#language);
  }

  uncheckedParagraphs(maxLength: number): UncheckedParagraphs {
    return this.#proofreading.uncheckedParagraphs(this.#paragraphs, this.#language, maxLength);
  }

  applyCheckResults(results: CheckResults): AnalysisDelta {
    this.#proofreading.applyResults(results);
    const rejudgedParagraphs = this.#applyWholeTextRules({ from: 0, to: 0 });

    return {
      ...this.#summary(),
      splices: buildSplices(this.#results.all, { at: 0, remove: 0, insert: 0 }, rejudgedParagraphs),
    };
  }

  clearCheckResults(): void {
    this.#proofreading.clear();
  }

  get state(): AnalysisState {
    return withOffsets({ ...this.#summary(), paragraphs: this.#results.all.slice() });
  }

  get missingLanguage(): LanguageCode | null {
    return getLanguage(this.#textLanguage) ? null : this.#textLanguage;
  }

  get analyzedText(): AnalyzedText {
    return {
      language: this.#language,
      kind: this.#setting.kind,
      paragraphs: this.#paragraphs,
      vocabulary: this.#vocabulary,
      sums: this.#sums,
      variety: this.#contexts.variety,
    };
  }

  #apply(splice: TextSplice): AnalysisDelta {
    const isVocabularyStale =
      this.#vocabulary.forms.length > 2 * this.#formsAtRestart + maxStaleForms;
    const isLanguageChanged =
      this.#text.offsetOf(splice.at) <= sampleLength &&
      this.#resolveLanguage() !== this.#textLanguage;

    return isVocabularyStale || isLanguageChanged ? this.#restart() : this.#replace(splice);
  }

  #createWholeTextRules(): WholeTextRules {
    const checkerRules = this.#proofreading.createRules(this.#setting, this.#vocabulary);

    return new WholeTextRules(this.#setting, this.#vocabulary, checkerRules);
  }

  /** Discards all state and analyzes the current text from the start. */
  #restart(): AnalysisDelta {
    this.#textLanguage = this.#resolveLanguage();
    this.#vocabulary = new Vocabulary(getLanguage(this.#textLanguage) ?? und);
    this.#language = this.#vocabulary.language.code;
    this.#setting = createRuleSettings(this.#vocabulary.language, this.#options);
    this.#wholeTextRules = this.#createWholeTextRules();
    const remove = this.#paragraphs.length;
    this.#paragraphs = [];
    this.#sums = zeroSums();
    this.#contexts.clear();
    this.#results.clear();
    this.#evidence.clear();
    const delta = this.#replace({ at: 0, remove: 0, insert: this.#text.paragraphs });
    this.#formsAtRestart = this.#vocabulary.forms.length;
    if (this.#proofreading.restoreResults(this.#paragraphs))
      this.#applyWholeTextRules({ from: 0, to: 0 });

    return { ...delta, splices: [{ at: 0, remove, insert: this.#results.all.slice() }] };
  }

  #resolveLanguage(): LanguageCode {
    const { language = 'auto' } = this.#options;
    if (language !== 'auto') return language;

    return detectLanguage(this.#text.slice(0, Math.min(sampleLength, this.#text.length)));
  }

  #replace({ at, remove, insert }: TextSplice): AnalysisDelta {
    const changedStems = new Set<number>();
    const removed = this.#paragraphs.slice(at, at + remove);
    const cache = new Map(removed.map((paragraph) => [paragraph.text, paragraph]));
    const inserted = insert.map(
      (text) => cache.get(text) ?? analyzeParagraph(text, this.#vocabulary, this.#setting),
    );
    for (const paragraph of removed) this.#count(paragraph, -1, changedStems);
    for (const paragraph of inserted) this.#count(paragraph, 1, changedStems);
    replaceRange(this.#paragraphs, { at, remove, insert: inserted });
    this.#contexts.splice(at, remove, inserted.length);
    this.#results.splice(at, remove, inserted);
    this.#evidence.splice(at, remove, inserted);
    this.#proofreading.markChanged(at);

    const end = at + inserted.length;
    const rejudgedParagraphs = this.#applyWholeTextRules({ from: at, to: end });
    const followingRange = { from: at, to: contextEnd(this.#paragraphs, end) };
    const ranges = rangesToReanalyze(this.#paragraphs, followingRange, changedStems);
    const changed = ranges.flatMap((range) => this.#readContext(range));
    const all = mergeIndexes(changed, rejudgedParagraphs);
    const splices = buildSplices(this.#results.all, { at, remove, insert: inserted.length }, all);

    return { ...this.#summary(), splices };
  }

  #count(paragraph: Paragraph, sign: 1 | -1, changedStems: Set<number>): void {
    addSums(this.#sums, paragraph.sums, sign);
    countCapitalization(paragraph, sign, changedStems);
    countNounUses(paragraph, sign, changedStems);
    this.#wholeTextRules.count(paragraph, sign);
    this.#vocabulary.count(paragraph.words, sign);
  }

  /** Returns the indexes of the paragraphs that changed. */
  #readContext(range: { from: number; to: number }): readonly number[] {
    const { enabledRules } = this.#setting;
    const isEnabled = ({ isClear }: EchoUse) => enabledRules.has(isClear ? 'echo' : 'wide-echo');

    return this.#contexts
      .read(this.#paragraphs, range, this.#vocabulary)
      .filter(({ at, echoes }) => this.#results.updateEchoes(at, echoes.filter(isEnabled)))
      .map(({ at }) => at);
  }

  /** Applies the whole-text rules to these paragraphs and to those whose counts crossed a threshold. */
  #applyWholeTextRules(range: { from: number; to: number }): readonly number[] {
    return this.#wholeTextRules.findStaleIndexes(this.#paragraphs, range).filter((at) => {
      const paragraph = this.#paragraphs[at];

      return (
        paragraph !== undefined &&
        this.#results.updateWholeTextMatches(at, this.#wholeTextRules.find(paragraph))
      );
    });
  }

  #summary() {
    const language = this.#language;
    const hasSyllables = this.#vocabulary.language.syllables !== null;
    const uniqueWords = this.#vocabulary.distinctWords;
    const totals = { ...this.#sums, language, variety: this.#contexts.variety };

    return {
      language,
      counts: computeCounts(this.#sums, { language, hasSyllables, uniqueWords }),
      measures: computeMeasures(totals, this.#evidence.collectEvidence(this.#paragraphs)),
    };
  }
}
