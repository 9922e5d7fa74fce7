/** A range of text in UTF-16 offsets, half-open: `text.slice(span.from, span.to)`. */
export type Span = { from: number; to: number };

/** Groups and filters of the interface. */
export const findingCategories = [
  'spelling',
  'grammar',
  'typography',
  'consistency',
  'house',
  'long-sentence',
  'passive',
  'echo',
  'adverb',
  'repetition',
  'stock-phrase',
  'distance',
  'wording',
  'structure',
  'dialogue',
  'inclusive',
] as const;

export type FindingCategory = (typeof findingCategories)[number];

/** Why a rule reports a finding: the interface translates `code` with `values`. */
export type Reason = { code: ReasonCode; values: Record<string, string | number> };

export const reasonCodes = [
  'spelling', // { word, other }
  'spelling-unknown', // { word }
  'old-spelling', // { uses, word, other }: of the whole text, at its first use
  'agreement', // { text, detail }: the wrong text, and the message of the checker
  'word-form', // { text, detail }
  'article', // { text, detail }
  'confused-word', // { text, detail }
  'joined-words', // { text, detail }
  'sentence-marks', // { text, detail }
  'capital', // { text, detail }
  'likely-slip', // { word, other }
  'wrong-form', // { word, other }
  'not-agreeing', // { word, other }
  'said-twice', // { word }: two negatives, two comparatives
  'written-apart', // { word, other }
  'article-sound', // { word, other }
  'name-capital', // { word, other }
  'opening-capital', // { word, other }
  'speech-comma', // { word, other }
  'speech-capital', // { word, other }
  'language-tool', // { text, detail, checkerRule }: LanguageTool's own rule, by its own name
  'language-tool-marks', // { text, detail, checkerRule }
  'long-sentence', // { words, limit }
  'long-sentence-characters', // { characters, limit }
  'passive', // { verb }
  'passive-with-agent', // { verb }
  'echo', // { word, distance, uses }
  'adverb', // { adverb }
  'adverb-in-tag', // { adverb, verb }: "said softly"
  'intensifier', // { adverb }
  'doubled-word', // { word }
  'repeated-phrase', // { phrase, uses }
  'sentence-start', // { word, uses }
  'pronoun-start', // { uses, sentences }
  'alliteration', // { letter, uses }
  'cliche', // { phrase }
  'redundancy', // { phrase }
  'weak-word', // { word }
  'vague-word', // { word }
  'filter-word', // { verb }
  'named-emotion', // { word }
  'homonym', // { word }
  'nominalisation', // { phrase }
  'sensory', // { word, sense }: sight, sound, smell, taste or touch
  'sticky-sentence', // { percent, limit }
  'long-paragraph', // { words, limit }
  'long-paragraph-characters', // { characters, limit }
  'transition', // { word }
  'dialogue-tag', // { verb }
  'spelling-variant', // { word, other }
  'hyphenation', // { word, other }
  'capitalisation', // { word, other }
  'quote-style', // { mark, other }
  'number-style', // { word }
  'acronym-late', // { acronym, expansion }
  'acronym-twice', // { acronym, expansion, other }
  'double-space', // {}
  'space-before-mark', // { mark }
  'space-after-mark', // { mark }
  'french-space', // { mark }
  'quote-marks', // { mark, usual }
  'ellipsis', // {}
  'dash', // { mark }
  'inverted-mark', // { mark }
  'local-mark', // { mark, usual }
  'inclusive', // { word }
  'house-rule', // { word }
  'house-rule-note', // { word, note }
] as const;

export type ReasonCode = (typeof reasonCodes)[number];

export const ruleNames = [
  'spelling',
  'old-spelling',
  'agreement',
  'word-form',
  'article',
  'confused-word',
  'joined-words',
  'sentence-marks',
  'capital',
  'language-tool',
  'language-tool-marks',
  'long-sentence',
  'passive',
  'echo',
  'wide-echo',
  'adverb',
  'intensifier',
  'doubled-word',
  'repeated-phrase',
  'sentence-start',
  'pronoun-start',
  'alliteration',
  'cliche',
  'redundancy',
  'weak-word',
  'vague-word',
  'filter-word',
  'named-emotion',
  'homonym',
  'nominalisation',
  'sensory',
  'sticky-sentence',
  'long-paragraph',
  'transition',
  'dialogue-tag',
  'spelling-variant',
  'hyphenation',
  'capitalisation',
  'quote-style',
  'number-style',
  'acronym',
  'spacing',
  'french-spacing',
  'quote-marks',
  'ellipsis',
  'dash',
  'local-marks',
  'inclusive',
  'house-rule',
] as const;

export type RuleName = (typeof ruleNames)[number];

/** One finding of a rule. */
export type Finding = {
  /**
   * Derived from the rule, the words and three words of context, so that it survives edits elsewhere. Findings equal in all three share it.
   */
  id: string;
  rule: RuleName;
  category: FindingCategory;
  span: Span;
  /** The text of `span`. */
  text: string;
  /** Other spans of the finding, in text order: the earlier uses of an echoed word. */
  related: readonly Span[];
  reason: Reason;
  /** Replacements for `span`; may be empty. An empty string deletes it. */
  suggestions: readonly string[];
};

/** A finding with offsets relative to its paragraph, so that edits elsewhere do not change it. */
export type FindingInParagraph = Omit<Finding, 'span' | 'related'> & {
  from: number;
  to: number;
  related: readonly RelatedSpan[];
};

/** A span of one paragraph; offsets are relative to its start. */
export type SpanInParagraph = { paragraph: number; from: number; to: number };

/** A span in the paragraph `paragraphs` further on (0: the same, −1: the previous one). */
export type RelatedSpan = { paragraphs: number; from: number; to: number };
