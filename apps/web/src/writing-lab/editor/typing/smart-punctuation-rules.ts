import type { LanguageCode } from '@longhand/analysis';

/** A character that was just typed, and its context. */
export type TypedCharacter = {
  /** The line up to the character, exclusive. */
  before: string;
  character: string;
  /** The line after the character. */
  after: string;
  language: LanguageCode;
  /** Whether a Spanish text uses “these” quotation marks; otherwise «these». */
  hasHighQuotes?: boolean;
};

/** Replaces the last `length` characters before the typed one, and the typed one, with `insert`. */
export type PunctuationReplacement = { length: number; insert: string };

/** Narrow no-break space, used inside French quotation marks. */
const narrowNoBreakSpace = '\u202f';

type QuoteMarks = { open: string; close: string; innerOpen: string; innerClose: string };

const curlyQuotes: QuoteMarks = { open: '“', close: '”', innerOpen: '‘', innerClose: '’' };
const guillemets: QuoteMarks = { open: '«', close: '»', innerOpen: '“', innerClose: '”' };

function quoteMarksFor({
  language,
  hasHighQuotes,
}: Pick<TypedCharacter, 'language' | 'hasHighQuotes'>): QuoteMarks {
  if (language === 'de') return { open: '„', close: '“', innerOpen: '‚', innerClose: '‘' };
  if (language === 'fr') {
    return {
      ...guillemets,
      open: `«${narrowNoBreakSpace}`,
      close: `${narrowNoBreakSpace}»`,
      innerOpen: '’',
      innerClose: '’',
    };
  }
  if (language === 'ar') return { ...guillemets, innerOpen: '‘', innerClose: '’' };
  if (language === 'es')
    return hasHighQuotes ? curlyQuotes : { ...guillemets, innerOpen: '‘', innerClose: '’' };

  return curlyQuotes;
}

/**
 * The typographic character for a typed one, by the conventions of the text's language. Null where the typed character stays: in code, in
 * markup, and for inches and feet.
 */
export function replaceTypedCharacter(typed: TypedCharacter): PunctuationReplacement | null {
  if (isInCodeOrMarkup(typed.before) || typed.before.endsWith('\\')) return null;
  if (typed.character === '"') return doubleQuote(typed);
  if (typed.character === "'") return singleQuote(typed);
  if (typed.character === '.') return ellipsis(typed) ?? elisionApostrophe(typed);
  if (typed.character === '-') return dash(typed);

  return elisionApostrophe(typed);
}

/** In code after an odd number of backticks on the line; in markup after an unclosed angle bracket. */
function isInCodeOrMarkup(before: string): boolean {
  return (before.match(/`/g)?.length ?? 0) % 2 === 1 || /<[a-z/!][^<>]*$/i.test(before);
}

function doubleQuote(typed: TypedCharacter): PunctuationReplacement | null {
  const { before, language } = typed;
  const marks = quoteMarksFor(typed);
  const isOpen = hasUnclosedQuote(before, marks.open.trim(), marks.close.trim());
  if (/\d$/.test(before) && !isOpen) return null; // inches, seconds

  if (language === 'zh') return { length: 0, insert: isOpen ? marks.close : marks.open };
  if (language === 'fr' && isOpen) {
    const spaces = /[^«\s](\s)$/u.exec(before)?.[1]?.length ?? 0;
    if (spaces > 0 || !isOpeningPosition(before)) return { length: spaces, insert: marks.close };
  }

  return { length: 0, insert: isOpeningPosition(before) ? marks.open : marks.close };
}

function singleQuote(typed: TypedCharacter): PunctuationReplacement {
  const { before, language } = typed;
  const marks = quoteMarksFor(typed);
  const inner = /‘(\p{L})$/u.exec(before);
  if (language === 'en' && inner?.[1] && /[no]/i.test(inner[1])) {
    return { length: 2, insert: `’${inner[1]}’` }; // rock ’n’ roll
  }
  const isInnerOpen = hasUnclosedQuote(before, marks.innerOpen, marks.innerClose);
  if (language === 'zh' && !/[a-z]$/i.test(before)) {
    return { length: 0, insert: isInnerOpen ? marks.innerClose : marks.innerOpen };
  }
  if (isOpeningPosition(before)) return { length: 0, insert: marks.innerOpen };
  if (language === 'de' && isInnerOpen && !/^\p{L}/u.test(typed.after)) {
    return { length: 0, insert: marks.innerClose };
  }

  return { length: 0, insert: '’' };
}

function ellipsis({ before, language }: TypedCharacter): PunctuationReplacement | null {
  if (!/(?<!\.)\.\.$/.test(before)) return null;

  return { length: 2, insert: language === 'zh' ? '……' : '…' };
}

function dash({ before, language }: TypedCharacter): PunctuationReplacement | null {
  if (/^\s*—$/.test(before)) return { length: 1, insert: '---' }; // a line of hyphens is a scene break
  if (/(?<![–—])–$/.test(before)) return { length: 1, insert: '—' };
  if (!/(?<![-|])-$/.test(before)) return null;
  const lead = before.slice(0, -1);
  if (language === 'zh') return { length: 1, insert: '——' };
  const isSpoken = lead.trim() === ''; // a dash at the start of a line opens dialogue
  const isLong = language === 'es' || (language === 'en' && !/\s$/.test(lead));

  return { length: 1, insert: isSpoken || isLong ? '—' : '–' };
}

/** Words with an elided beginning. An opening quotation mark can be distinguished only at their end. */
const elisions = /(?<![\p{L}\p{N}])‘(tis|twas|twere|twill|\d\ds?)$/iu;
const lowercaseElisions = /(?<![\p{L}\p{N}])‘(em|til|cause|bout|cos|n)$/u;

function elisionApostrophe({
  before,
  character,
  language,
}: TypedCharacter): PunctuationReplacement | null {
  if (language !== 'en' || !/[\s.,;:!?—]/.test(character)) return null;
  const word = (elisions.exec(before) ?? lowercaseElisions.exec(before))?.[1];

  return word === undefined ? null : { length: word.length + 1, insert: `’${word}${character}` };
}

/** Whether a quotation mark here opens: after a space, bracket, dash, another opening mark, or emphasis markers. */
function isOpeningPosition(before: string): boolean {
  const lead = before.replace(/[*_~]+$/, '');
  if (lead !== before && /[\p{L}\p{N}.,;:!?…]$/u.test(lead)) return false;

  return lead === '' || /[\s([{<—–“‘«„‚¿¡/]$/u.test(lead);
}

function hasUnclosedQuote(before: string, open: string, close: string): boolean {
  return before.lastIndexOf(open) > before.lastIndexOf(close);
}
