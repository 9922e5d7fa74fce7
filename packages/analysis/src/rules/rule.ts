import type { FindingCategory, Reason, RuleName } from '../findings.ts';
import type { Language } from '../languages/language.ts';
import type { DocumentKind } from '../options.ts';
import type { ParagraphText } from '../paragraph.ts';

export type Setting = { language: Language; kind: DocumentKind };

/** A rule that needs no more than one paragraph at a time. */
export type Rule = {
  name: RuleName;
  category: FindingCategory;
  /** Where the advice, or the way to find its cases, comes from. */
  source: string;
  applies(setting: Setting): boolean;
  find(paragraph: ParagraphText, setting: Setting): readonly Match[];
};

/** Words `first..end` of the paragraph, and what to say about them. */
export type Match = { first: number; end: number; reason: Reason; suggestions?: readonly string[] };
