import {
  type GrammarLanguage,
  type GrammarRemark,
  grammarLanguages,
} from '@longhand/contract/grammar';
import type { Match } from './language-tool.ts';

/**
 * A language as LanguageTool calls it; null for one that is not asked about. German without a country is checked for its grammar
 * wherever it is written: only its spelling, which is not asked for, needs one.
 */
export function codeOf(language: string): string | null {
  const known = grammarLanguages.find((one) => one === language);

  return known === undefined ? null : codes[known];
}

const codes: Readonly<Record<GrammarLanguage, string>> = {
  es: 'es',
  fr: 'fr',
  de: 'de',
  ar: 'ar',
  zh: 'zh-CN',
};

/** Two line ends part paragraphs for LanguageTool. */
const between = '\n\n';

export function joined(paragraphs: readonly string[]): string {
  return paragraphs.join(between);
}

/**
 * What was said of the paragraphs as they were joined, by paragraph and in its offsets. Spelling and style are left out, since
 * Longhand sees to both; so is what stands in no one paragraph.
 */
export function remarksIn(
  paragraphs: readonly string[],
  matches: readonly Match[],
): GrammarRemark[][] {
  const wanted = matches.filter(isWanted).sort((one, other) => one.offset - other.offset);
  let start = 0;
  let next = 0;

  return paragraphs.map((paragraph) => {
    const end = start + paragraph.length;
    const remarks: GrammarRemark[] = [];
    for (; next < wanted.length; next++) {
      const match = wanted[next];
      if (!match || match.offset >= end) break;
      if (match.offset < start || match.offset + match.length > end) continue;
      if (remarks.length < mostRemarks) remarks.push(remarkOf(match, start));
    }
    start = end + between.length;

    return remarks;
  });
}

function isWanted({ length, rule: { issueType, category } }: Match): boolean {
  return length > 0 && category.id !== 'TYPOS' && !left.has(issueType);
}

/** Kinds of remarks (of the ITS, as LanguageTool names them) that rules of Longhand make or leave. */
const left = new Set(['style', 'register', 'whitespace']);

function remarkOf({ message, offset, length, replacements, rule }: Match, start: number) {
  const isOfMarks = rule.issueType === 'typographical' || marks.has(rule.category.id);
  const from = offset - start;

  return {
    from,
    to: from + length,
    kind: isOfMarks ? ('marks' as const) : ('grammar' as const), // the literals
    rule: cut(rule.id, longestRule),
    message: cut(message, longestMessage),
    suggestions: replacements
      .map(({ value }) => value)
      .filter((value) => value.length <= longestSuggestion)
      .slice(0, mostSuggestions),
  };
}

const marks = new Set(['PUNCTUATION', 'TYPOGRAPHY']);
const mostRemarks = 200;
const mostSuggestions = 5;
const longestRule = 120;
const longestMessage = 600;
const longestSuggestion = 300;

function cut(words: string, most: number): string {
  return words.length > most ? `${words.slice(0, most - 1)}…` : words;
}
