/** A regular expression search and the whole text to search. */
export type PatternSearch = {
  text: string;
  source: string;
  caseSensitive: boolean;
  wholeWord: boolean;
  /** Replacement with `$1` for groups; null where it is the same for all matches. */
  replace: string | null;
};

export type PatternMatches = {
  /** Start and end of each match, alternating, in order. */
  bounds: Uint32Array<ArrayBuffer>;
  /** Replacement of each match; null where it is the same for all. */
  inserts: string[] | null;
};

/** All matches of a valid pattern. May run forever: call it only where it can be terminated from outside. */
export function findPatternMatches(search: PatternSearch): PatternMatches {
  const { text, source, caseSensitive, wholeWord, replace } = search;
  const bounds: number[] = [];
  const inserts: string[] = [];
  for (const match of text.matchAll(new RegExp(source, caseSensitive ? 'gmu' : 'gimu'))) {
    const from = match.index;
    const to = from + match[0].length;
    if (wholeWord && !isWholeWord(text, from, to)) continue;
    bounds.push(from, to);
    if (replace !== null) inserts.push(expandReplacement(replace, match));
  }

  return { bounds: Uint32Array.from(bounds), inserts: replace === null ? null : inserts };
}

/** Whether the replacement differs from match to match. */
export function hasGroupReferences(replace: string): boolean {
  return /\$[$&\d]/.test(replace);
}

/** Expands `$&` to the match, `$1` to its first group, `$$` to a dollar sign. Unknown groups stay as written. */
function expandReplacement(replace: string, match: RegExpExecArray): string {
  return replace.replaceAll(/\$(?:([$&])|(\d+))/g, (written, sign?: string, digits = '') => {
    if (sign !== undefined) return sign === '&' ? match[0] : '$';
    for (let length = digits.length; length > 0; length--) {
      const group = Number(digits.slice(0, length));
      if (group > 0 && group < match.length) return (match[group] ?? '') + digits.slice(length);
    }

    return written;
  });
}

/** Whether no word character touches the match on either side. */
function isWholeWord(text: string, from: number, to: number): boolean {
  return from === to || !(isWithinWord(text, from) || isWithinWord(text, to));
}

function isWithinWord(text: string, place: number): boolean {
  return (
    endsWithWordCharacter.test(text.slice(Math.max(0, place - 2), place)) &&
    startsWithWordCharacter(text, place)
  );
}

const startsWithWordCharacter = (text: string, place: number) =>
  /^[\p{L}\p{M}\p{N}_]/u.test(text.slice(place, place + 2));

const endsWithWordCharacter = /[\p{L}\p{M}\p{N}_]$/u;
