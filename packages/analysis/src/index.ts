export type { Analysis, Sentence } from './analysis.ts';
export { analyze } from './analyze.ts';
export { createAnalyzer } from './analyzer.ts';
export type { Analyzer } from './analyzer-interface.ts';
export type { Counts } from './counts.ts';
export type {
  AnalysisDelta,
  AnalysisState,
  ParagraphResult,
  ParagraphSplice,
  SentenceInParagraph,
  TextChange,
} from './delta.ts';
export { applyDelta, emptyState } from './delta.ts';
export type {
  Finding,
  FindingCategory,
  FindingInParagraph,
  Reason,
  ReasonCode,
  RuleName,
  Span,
  SpanInParagraph,
} from './findings.ts';
export { findingCategories, reasonCodes, ruleNames } from './findings.ts';
export type {
  GrammarDiagnostic,
  GrammarRule,
  ParagraphDiagnostics,
  SentenceDiagnostics,
} from './grammar/grammar-diagnostic.ts';
export { detectLanguage } from './languages/detect.ts';
export { loadLanguage } from './languages/languages.ts';
export type {
  Absence,
  Band,
  Evidence,
  MeasureName,
  MeasureResult,
  MeasureUnit,
} from './measures/measure.ts';
export { measureNames } from './measures/measure.ts';
export { measureSources } from './measures/measures.ts';
export { openInSteps, type StepOptions } from './open-in-steps.ts';
export type { AnalysisOptions, DocumentKind, HouseRule, LanguageCode } from './options.ts';
export { documentKinds, languageCodes } from './options.ts';
export type { CheckRequest, CheckResults, UncheckedParagraphs } from './proofreading-state.ts';
export { ruleCatalogue } from './rules/catalogue.ts';
export { houseRulesFromText, houseRulesToText } from './rules/phrases/house-rules-text.ts';
export type { RuleCard } from './rules/rule-card.ts';
export type { Verdict } from './spelling/speller.ts';
export { findingInText, findingsWithin, paragraphAt, spanInText, toAnalysis } from './state.ts';
export { type Token, tokenize } from './tokenize.ts';
export { engineVersion } from './version.ts';
export { withLanguageLoaded } from './with-language-loaded.ts';
export type { WorkerRequest, WorkerResponse } from './worker-protocol.ts';
