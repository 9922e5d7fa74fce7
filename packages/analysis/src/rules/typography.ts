import type { SegmentedParagraph } from '../paragraph.ts';
import { endOf, startOf, wordCount } from '../text/words.ts';
import type { GapCheck, GapRemark } from './gap-check.ts';
import { gapChecksOf } from './gap-checks.ts';
import { wordsWithin } from './reading.ts';
import type { Finder, Match, Setting } from './rule.ts';

/**
 * Spaces, quotation marks, dashes and dots. Only the gaps between words are looked at, of those only
 * the ones that are more than a space, and of gaps alike only the first. At most one remark on
 * quotation marks in a paragraph: where one is wrong the others are, too.
 */
export const typography: Finder = {
  rules: ['spacing', 'french-spacing', 'quote-marks', 'ellipsis', 'dash', 'local-marks'],

  find(paragraph, setting) {
    const { text, words } = paragraph;
    const { checks, clean } = checkerOf(setting);
    const count = wordCount(words);
    const matches: Match[] = [];
    let hasQuotes = false;
    for (let index = 0; index <= count; index++) {
      const from = index === 0 ? 0 : endOf(words, index - 1);
      const to = index === count ? text.length : startOf(words, index);
      if (to - from < 2 && (to === from || text.charCodeAt(from) === 32)) continue;
      const gap = text.slice(from, to);
      if (clean.has(gap)) continue;
      const place = index === 0 ? 'start' : index === count ? 'end' : 'between';
      let isClean = true;
      for (const check of checks) {
        const remark = check(gap, place);
        if (!remark) continue;
        isClean = false;
        if (remark.rule === 'local-marks' && isInLatin(text, from + remark.from, setting)) continue;
        if (remark.rule === 'quote-marks' && hasQuotes) continue;
        hasQuotes ||= remark.rule === 'quote-marks';
        matches.push(matchOf(paragraph, remark, from));
      }
      if (isClean && place === 'between' && gap.length < 8) clean.add(gap);
    }

    return matches;
  },
};

/** A full stop behind a Latin letter keeps its own width in Chinese: P.B.Shelley. */
function isInLatin(text: string, at: number, { language }: Setting): boolean {
  return language.code === 'zh' && text[at] === '.' && /[A-Za-z]/.test(text[at - 1] ?? '');
}

const checkers = new WeakMap<Setting, { checks: readonly GapCheck[]; clean: Set<string> }>();

function checkerOf(setting: Setting) {
  const known = checkers.get(setting);
  if (known) return known;
  const checker = { checks: gapChecksOf(setting), clean: new Set<string>() };
  checkers.set(setting, checker);

  return checker;
}

function matchOf({ words }: SegmentedParagraph, remark: GapRemark, start: number): Match {
  const from = start + remark.from;
  const to = start + remark.to;
  const { rule, code, values, suggestions } = remark;

  return { rule, ...wordsWithin(words, from, to), from, to, reason: { code, values }, suggestions };
}
