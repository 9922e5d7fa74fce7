import {
  type GrammarFinding,
  type GrammarLanguage,
  grammarLanguages,
} from '@longhand/contract/grammar';
import type { LanguageToolMatch } from './language-tool.ts';

/**
 * LanguageTool's code of a language; null for unsupported languages. German without a country is enough for grammar: only spelling, which
 * is disabled, needs a country.
 */
export function languageToolCode(language: string): string | null {
  const known = grammarLanguages.find((one) => one === language);

  return known === undefined ? null : languageToolCodes[known];
}

const languageToolCodes: Readonly<Record<GrammarLanguage, string>> = {
  es: 'es',
  fr: 'fr',
  de: 'de',
  ar: 'ar',
  zh: 'zh-CN',
};

/** LanguageTool separates paragraphs by two line breaks. */
const paragraphSeparator = '\n\n';

export function joinParagraphs(paragraphs: readonly string[]): string {
  return paragraphs.join(paragraphSeparator);
}

/**
 * Remarks by paragraph, with offsets within the paragraph. Spelling and style are left out because Longhand checks both itself; matches
 * that span paragraphs are dropped.
 */
export function diagnosticsByParagraph(
  paragraphs: readonly string[],
  matches: readonly LanguageToolMatch[],
): GrammarFinding[][] {
  const reported = matches.filter(isReported).sort((one, other) => one.offset - other.offset);
  let start = 0;
  let next = 0;

  return paragraphs.map((paragraph) => {
    const end = start + paragraph.length;
    const remarks: GrammarFinding[] = [];
    for (; next < reported.length; next++) {
      const match = reported[next];
      if (!match || match.offset >= end) break;
      if (match.offset < start || match.offset + match.length > end) continue;
      if (remarks.length < maxRemarks) remarks.push(toDiagnostic(match, start));
    }
    start = end + paragraphSeparator.length;

    return remarks;
  });
}

function isReported({ length, rule: { issueType, category } }: LanguageToolMatch): boolean {
  return length > 0 && category.id !== 'TYPOS' && !ignoredIssueTypes.has(issueType);
}

/** Issue types (ITS, as LanguageTool reports them) that Longhand's own rules cover or leave out. */
const ignoredIssueTypes = new Set(['style', 'register', 'whitespace']);

function toDiagnostic(
  { message, offset, length, replacements, rule }: LanguageToolMatch,
  start: number,
) {
  const isPunctuation =
    rule.issueType === 'typographical' || punctuationCategories.has(rule.category.id);
  const from = offset - start;

  return {
    from,
    to: from + length,
    kind: isPunctuation ? ('marks' as const) : ('grammar' as const), // the literals
    rule: truncate(rule.id, maxRuleLength),
    message: truncate(message, maxMessageLength),
    suggestions: replacements
      .map(({ value }) => value)
      .filter((value) => value.length <= maxSuggestionLength)
      .slice(0, maxSuggestions),
  };
}

const punctuationCategories = new Set(['PUNCTUATION', 'TYPOGRAPHY']);
const maxRemarks = 200;
const maxSuggestions = 5;
const maxRuleLength = 120;
const maxMessageLength = 600;
const maxSuggestionLength = 300;

function truncate(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}
