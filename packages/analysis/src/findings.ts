/** A stretch of text in UTF-16 offsets, half open: `text.slice(span.from, span.to)`. */
export type Span = { from: number; to: number };

export const findingCategories = ['long-sentence', 'passive', 'echo', 'adverb'] as const;

export type FindingCategory = (typeof findingCategories)[number];

/** Why a rule speaks up: the interface translates `code` with `values`. */
export type Reason = { code: ReasonCode; values: Record<string, string | number> };

export const reasonCodes = [
  'long-sentence', // { words, limit }
  'long-sentence-characters', // { characters, limit }
  'passive', // { verb }
  'passive-with-agent', // { verb }
  'echo', // { word, distance, uses }
  'adverb', // { adverb }
  'adverb-in-tag', // { adverb, verb }: "said softly"
  'intensifier', // { adverb }
] as const;

export type ReasonCode = (typeof reasonCodes)[number];

export const ruleNames = ['long-sentence', 'passive', 'echo', 'adverb', 'intensifier'] as const;

export type RuleName = (typeof ruleNames)[number];

/** One remark of one rule about one place in the text. */
export type Finding = {
  /** Made of the rule, the words and three words of context, so that it survives edits elsewhere. Two places alike in all three share it. */
  id: string;
  rule: RuleName;
  category: FindingCategory;
  span: Span;
  /** Exactly what stands in `span`. */
  text: string;
  /** Other places that belong to the remark, in order of the text: the earlier uses of an echoed word. */
  related: readonly Span[];
  reason: Reason;
  /** What could stand in `span` instead; may be empty. */
  suggestions: readonly string[];
};

/** A finding as it travels: offsets count from the start of its paragraph, so that edits elsewhere leave it as it is. */
export type FindingInParagraph = Omit<Finding, 'span' | 'related'> & {
  from: number;
  to: number;
  related: readonly RelatedPlace[];
};

/** A place in the paragraph `paragraphs` further on (0 the same, −1 the one before). */
export type RelatedPlace = { paragraphs: number; from: number; to: number };
