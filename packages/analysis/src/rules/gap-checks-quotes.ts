import type { LanguageCode } from '../options.ts';
import type { GapCheck, GapPlace } from './gap-check.ts';

type Marks = { wrong: RegExp; open: string; close: string; usual: string };

/** Marks that a text in the language does not use, and those that it does. */
const marksOf: Readonly<Partial<Record<LanguageCode, Marks>>> = {
  fr: { wrong: /["“”„]/, open: '«\u00a0', close: '\u00a0»', usual: '« »' },
  de: { wrong: /"|”|(?<=^|[\s(—–-])“(?=$)/, open: '„', close: '“', usual: '„ “' },
  zh: { wrong: /["«»„]/, open: '“', close: '”', usual: '“ ”' },
};

/** Looks for quotation marks of another language, or of a typewriter; null where all are at home. */
export function quoteCheckOf(language: LanguageCode): GapCheck | null {
  const marks = marksOf[language];
  if (!marks) return null;

  return (gap, place) => {
    const found = marks.wrong.exec(gap);
    if (!found) return null;
    const mark = found[0];
    const isOpening = opens(gap, found.index, place);

    return {
      rule: 'quote-marks',
      code: 'quote-marks',
      from: found.index,
      to: found.index + mark.length,
      values: { mark, usual: marks.usual },
      suggestions: [isOpening ? marks.open : marks.close],
    };
  };
}

function opens(gap: string, at: number, place: GapPlace): boolean {
  if (place === 'start') return true;
  if (place === 'end') return false;

  return at === gap.length - 1 && (at === 0 || /[\s(:，。：—–-]/.test(gap.charAt(at - 1)));
}
