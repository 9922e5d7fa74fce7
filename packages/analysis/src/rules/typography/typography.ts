import type { SegmentedParagraph } from '../../paragraph.ts';
import { endOf, startOf, wordCount } from '../../text/words.ts';
import type { Match, ParagraphRule, RuleSettings } from '../rule.ts';
import { wordsWithin } from '../word-access.ts';
import type { GapCheck, GapDiagnostic } from './gap-check.ts';
import { createGapChecks } from './gap-checks.ts';

/**
 * Reports errors in spaces, quotation marks, dashes and ellipses. Only gaps between words that are more than a space are checked, and
 * identical correct gaps only once. Quotation marks are reported at most once per paragraph, because one wrong pair implies the others.
 */
export const typography: ParagraphRule = {
  rules: ['spacing', 'french-spacing', 'quote-marks', 'ellipsis', 'dash', 'local-marks'],

  find(paragraph, settings) {
    const { text, words } = paragraph;
    const { checks, cleanGaps } = getChecker(settings);
    const count = wordCount(words);
    const matches: Match[] = [];
    let hasQuotes = false;
    for (let index = 0; index <= count; index++) {
      const from = index === 0 ? 0 : endOf(words, index - 1);
      const to = index === count ? text.length : startOf(words, index);
      if (to - from < 2 && (to === from || text.charCodeAt(from) === 32)) continue;
      const gap = text.slice(from, to);
      if (cleanGaps.has(gap)) continue;
      const position = index === 0 ? 'start' : index === count ? 'end' : 'between';
      let isClean = true;
      for (const check of checks) {
        const diagnostic = check(gap, position);
        if (!diagnostic) continue;
        isClean = false;
        if (diagnostic.rule === 'local-marks' && isInLatin(text, from + diagnostic.from, settings))
          continue;
        if (diagnostic.rule === 'quote-marks' && hasQuotes) continue;
        hasQuotes ||= diagnostic.rule === 'quote-marks';
        matches.push(createMatch(paragraph, diagnostic, from));
      }
      if (isClean && position === 'between' && gap.length < 8) cleanGaps.add(gap);
    }

    return matches;
  },
};

/** A full stop after a Latin letter stays half-width in Chinese: P.B.Shelley. */
function isInLatin(text: string, at: number, { language }: RuleSettings): boolean {
  return language.code === 'zh' && text[at] === '.' && /[A-Za-z]/.test(text[at - 1] ?? '');
}

const checkerCache = new WeakMap<
  RuleSettings,
  { checks: readonly GapCheck[]; cleanGaps: Set<string> }
>();

function getChecker(settings: RuleSettings) {
  const known = checkerCache.get(settings);
  if (known) return known;
  const checker = { checks: createGapChecks(settings), cleanGaps: new Set<string>() };
  checkerCache.set(settings, checker);

  return checker;
}

function createMatch(
  { words }: SegmentedParagraph,
  diagnostic: GapDiagnostic,
  start: number,
): Match {
  const from = start + diagnostic.from;
  const to = start + diagnostic.to;
  const { rule, code, values, suggestions } = diagnostic;

  return { rule, ...wordsWithin(words, from, to), from, to, reason: { code, values }, suggestions };
}
