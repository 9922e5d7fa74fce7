import type { LanguageCode } from '@longhand/analysis';

/** What stands around a sign that was just typed. */
export type Typed = {
  /** The line up to the sign, the sign itself left out. */
  before: string;
  sign: string;
  /** The line after the sign. */
  after: string;
  language: LanguageCode;
  /** Whether a Spanish text has quotation marks like “these”; otherwise they are «these». */
  hasHighQuotes?: boolean;
};

/** Replace the last `length` characters before the sign, and the sign, by `insert`. */
export type Replacement = { length: number; insert: string };

/** Narrow no-break space: it stands within French quotation marks. */
const narrow = '\u202f';

type Marks = { open: string; close: string; innerOpen: string; innerClose: string };

const high: Marks = { open: '“', close: '”', innerOpen: '‘', innerClose: '’' };
const angled: Marks = { open: '«', close: '»', innerOpen: '“', innerClose: '”' };

function marksIn({ language, hasHighQuotes }: Pick<Typed, 'language' | 'hasHighQuotes'>): Marks {
  if (language === 'de') return { open: '„', close: '“', innerOpen: '‚', innerClose: '‘' };
  if (language === 'fr') {
    return { ...angled, open: `«${narrow}`, close: `${narrow}»`, innerOpen: '’', innerClose: '’' };
  }
  if (language === 'ar') return { ...angled, innerOpen: '‘', innerClose: '’' };
  if (language === 'es')
    return hasHighQuotes ? high : { ...angled, innerOpen: '‘', innerClose: '’' };

  return high;
}

/**
 * The typographic sign for a typed one, by the customs of the text's language; null where the typed sign stays: in code, in
 * markup, and for inches and the like.
 */
export function replaceTyped(typed: Typed): Replacement | null {
  if (isCode(typed.before) || typed.before.endsWith('\\')) return null;
  if (typed.sign === '"') return doubleQuote(typed);
  if (typed.sign === "'") return singleQuote(typed);
  if (typed.sign === '.') return ellipsis(typed) ?? wordBoundary(typed);
  if (typed.sign === '-') return dash(typed);

  return wordBoundary(typed);
}

/** After an odd number of backticks on the line the sign stands in code; after an open angle bracket in markup. */
function isCode(before: string): boolean {
  return (before.match(/`/g)?.length ?? 0) % 2 === 1 || /<[a-z/!][^<>]*$/i.test(before);
}

function doubleQuote(typed: Typed): Replacement | null {
  const { before, language } = typed;
  const marks = marksIn(typed);
  const isOpen = isUnmatched(before, marks.open.trim(), marks.close.trim());
  if (/\d$/.test(before) && !isOpen) return null; // inches, seconds

  if (language === 'zh') return { length: 0, insert: isOpen ? marks.close : marks.open };
  if (language === 'fr' && isOpen) {
    const spaces = /[^«\s](\s)$/u.exec(before)?.[1]?.length ?? 0;
    if (spaces > 0 || !opens(before)) return { length: spaces, insert: marks.close };
  }

  return { length: 0, insert: opens(before) ? marks.open : marks.close };
}

function singleQuote(typed: Typed): Replacement {
  const { before, language } = typed;
  const marks = marksIn(typed);
  const inner = /‘(\p{L})$/u.exec(before);
  if (language === 'en' && inner?.[1] && /[no]/i.test(inner[1])) {
    return { length: 2, insert: `’${inner[1]}’` }; // rock ’n’ roll
  }
  const isInnerOpen = isUnmatched(before, marks.innerOpen, marks.innerClose);
  if (language === 'zh' && !/[a-z]$/i.test(before)) {
    return { length: 0, insert: isInnerOpen ? marks.innerClose : marks.innerOpen };
  }
  if (opens(before)) return { length: 0, insert: marks.innerOpen };
  if (language === 'de' && isInnerOpen && !/^\p{L}/u.test(typed.after)) {
    return { length: 0, insert: marks.innerClose };
  }

  return { length: 0, insert: '’' };
}

function ellipsis({ before, language }: Typed): Replacement | null {
  if (!/(?<!\.)\.\.$/.test(before)) return null;

  return { length: 2, insert: language === 'zh' ? '……' : '…' };
}

function dash({ before, language }: Typed): Replacement | null {
  if (/^\s*—$/.test(before)) return { length: 1, insert: '---' }; // a line of hyphens parts two scenes
  if (/(?<![–—])–$/.test(before)) return { length: 1, insert: '—' };
  if (!/(?<![-|])-$/.test(before)) return null;
  const lead = before.slice(0, -1);
  if (language === 'zh') return { length: 1, insert: '——' };
  const isSpoken = lead.trim() === ''; // a dash at the head of a line opens dialogue
  const isLong = language === 'es' || (language === 'en' && !/\s$/.test(lead));

  return { length: 1, insert: isSpoken || isLong ? '—' : '–' };
}

/** Words that lack their beginning: only now, at their end, can they be told from quotations. */
const elisions = /(?<![\p{L}\p{N}])‘(tis|twas|twere|twill|\d\ds?)$/iu;
const lowElisions = /(?<![\p{L}\p{N}])‘(em|til|cause|bout|cos|n)$/u;

function wordBoundary({ before, sign, language }: Typed): Replacement | null {
  if (language !== 'en' || !/[\s.,;:!?—]/.test(sign)) return null;
  const word = (elisions.exec(before) ?? lowElisions.exec(before))?.[1];

  return word === undefined ? null : { length: word.length + 1, insert: `’${word}${sign}` };
}

/** Whether a quotation would begin here: after a space, a bracket, a dash, another opening mark, or the signs of emphasis. */
function opens(before: string): boolean {
  const lead = before.replace(/[*_~]+$/, '');
  if (lead !== before && /[\p{L}\p{N}.,;:!?…]$/u.test(lead)) return false;

  return lead === '' || /[\s([{<—–“‘«„‚¿¡/]$/u.test(lead);
}

function isUnmatched(before: string, open: string, close: string): boolean {
  return before.lastIndexOf(open) > before.lastIndexOf(close);
}
