import type { LanguageCode } from '../../options.ts';
import type { GapCheck, GapPosition } from './gap-check.ts';

type QuoteMarks = { foreignMark: RegExp; open: string; close: string; usualMarks: string };

/** Quotation marks that are foreign to a language, and its own. */
const quoteMarksByLanguage: Readonly<Partial<Record<LanguageCode, QuoteMarks>>> = {
  fr: { foreignMark: /["“”„]/, open: '«\u00a0', close: '\u00a0»', usualMarks: '« »' },
  de: { foreignMark: /"|”|(?<=^|[\s(—–-])“(?=$)/, open: '„', close: '“', usualMarks: '„ “' },
  zh: { foreignMark: /["«»„]/, open: '“', close: '”', usualMarks: '“ ”' },
};

/** Creates a check for foreign or straight quotation marks; null if the language allows all. */
export function createQuoteCheck(language: LanguageCode): GapCheck | null {
  const marks = quoteMarksByLanguage[language];
  if (!marks) return null;

  return (gap, position) => {
    const match = marks.foreignMark.exec(gap);
    if (!match) return null;
    const mark = match[0];
    const isOpening = isOpeningQuote(gap, match.index, position);

    return {
      rule: 'quote-marks',
      code: 'quote-marks',
      from: match.index,
      to: match.index + mark.length,
      values: { mark, usual: marks.usualMarks },
      suggestions: [isOpening ? marks.open : marks.close],
    };
  };
}

function isOpeningQuote(gap: string, at: number, position: GapPosition): boolean {
  if (position === 'start') return true;
  if (position === 'end') return false;

  return at === gap.length - 1 && (at === 0 || /[\s(:，。：—–-]/.test(gap.charAt(at - 1)));
}
