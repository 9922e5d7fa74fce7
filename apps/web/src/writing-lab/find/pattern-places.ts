/** A regular expression as the search panel has it, and the whole text that it is looked for in. */
export type PatternSearch = {
  text: string;
  source: string;
  caseSensitive: boolean;
  wholeWord: boolean;
  /** What takes the place of a match: `$1` and the like stand for its groups; null where it is the same for all. */
  replace: string | null;
};

export type PatternPlaces = {
  /** Start and end of each match in turn, in order. */
  bounds: Uint32Array<ArrayBuffer>;
  /** What takes the place of each match; null where it is the same for all. */
  inserts: string[] | null;
};

/** Every match of a valid pattern. It may take for ever: only where it can be ended from outside. */
export function patternPlaces(search: PatternSearch): PatternPlaces {
  const { text, source, caseSensitive, wholeWord, replace } = search;
  const bounds: number[] = [];
  const inserts: string[] = [];
  for (const match of text.matchAll(new RegExp(source, caseSensitive ? 'gmu' : 'gimu'))) {
    const from = match.index;
    const to = from + match[0].length;
    if (wholeWord && !isWhole(text, from, to)) continue;
    bounds.push(from, to);
    if (replace !== null) inserts.push(filledIn(replace, match));
  }

  return { bounds: Uint32Array.from(bounds), inserts: replace === null ? null : inserts };
}

/** Whether what takes the place of a match differs from match to match. */
export function hasGroups(replace: string): boolean {
  return /\$[$&\d]/.test(replace);
}

/** `$&` is the match, `$1` its first group, `$$` a dollar sign; a group that the pattern lacks stays as it is written. */
function filledIn(replace: string, match: RegExpExecArray): string {
  return replace.replaceAll(/\$(?:([$&])|(\d+))/g, (written, sign?: string, digits = '') => {
    if (sign !== undefined) return sign === '&' ? match[0] : '$';
    for (let length = digits.length; length > 0; length--) {
      const group = Number(digits.slice(0, length));
      if (group > 0 && group < match.length) return (match[group] ?? '') + digits.slice(length);
    }

    return written;
  });
}

/** No letter of the same word stands before the match or after it. */
function isWhole(text: string, from: number, to: number): boolean {
  return from === to || !(isWithinWord(text, from) || isWithinWord(text, to));
}

function isWithinWord(text: string, place: number): boolean {
  return endsInWord.test(text.slice(Math.max(0, place - 2), place)) && beginsInWord(text, place);
}

const beginsInWord = (text: string, place: number) =>
  /^[\p{L}\p{M}\p{N}_]/u.test(text.slice(place, place + 2));

const endsInWord = /[\p{L}\p{M}\p{N}_]$/u;
