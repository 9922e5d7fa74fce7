import { isUncountable } from './plural-words.ts';

/**
 * English words missing from dictionaries because they are formed productively: uncensured, portionless, tauntings, whaleman. Only suffixes
 * that do not change the spelling of the base, so that misspellings such as truely are not accepted.
 *
 * @param isPart of a hyphenated word, where more is free: hard-hearted, ice-piercer
 */
export function isDerived(word: string, knows: (word: string) => boolean, isPart = false): boolean {
  if (isPluralName(word, knows)) return true;
  const lower = word.toLowerCase();
  if (lower.length < 5) return false;
  if (isPart && hasFreeSuffix(lower, knows)) return true;
  for (const start of prefixes) {
    const rest = lower.slice(start.length);
    if (!lower.startsWith(start) || rest.length < 5 || !adjectival.test(rest)) continue;
    if (knows(rest) || hasRegularSuffix(rest, knows)) return true;
  }

  return hasRegularSuffix(lower, knows);
}

/** The Randolphs: the plural of a name that is not a common word. */
function isPluralName(word: string, knows: (word: string) => boolean): boolean {
  const name = /^(\p{Lu}\p{Ll}{3,})s$/u.exec(word)?.[1];

  return name !== undefined && knows(name) && !knows(name.toLowerCase());
}

const prefixes = [
  'un',
  'non',
  're',
  'over',
  'under',
  'out',
  'fore',
  'inter',
  'super',
  'sub',
  'pre',
];
const adjectival = /(ed|en|ing|able|ible|ous|ful|ive|al|ic|less|ly|ness|ism|ist|ized|own)$/;

/** Suffixes that keep the base unchanged, with the required ending of the base. */
const suffixes: readonly (readonly [end: string, base: RegExp])[] = [
  ['ness', /(ed|ing|ous|ful|less|able|ible|ish|some|like|th|id|ute|ant|ent)$/],
  ['ly', /(al|ed|ing|ous|ive|less|ful|ish|en|some)$/],
  ['ally', /[^l]ic$/],
  ['r', /i[sz]e$/],
  ['less', /[^y]$/],
  ['like', /./],
  ['ward', /./],
  ['wards', /./],
  ['wise', /./],
  ['ish', /[^ey]$/],
  ['s', /(ation|ing|ness|ment|ism|ist)$/],
  ['ism', /[^ey]$/],
  ['some', /./],
  ['man', /[^s]$/],
  ['men', /[^s]$/],
  ['est', /[^ey]$/],
  ['eth', /[^ey]$/],
];

function hasRegularSuffix(word: string, knows: (word: string) => boolean): boolean {
  return suffixes.some(([end, base]) => {
    const stem = word.slice(0, word.length - end.length);

    return (
      word.endsWith(end) &&
      stem.length >= 4 &&
      base.test(stem) &&
      !isUncountable(stem) &&
      (knows(stem) || (end === 's' && hasRegularSuffix(stem, knows)))
    );
  });
}

/** -ed added to a noun, -er added to a verb. */
function hasFreeSuffix(word: string, knows: (word: string) => boolean): boolean {
  const stem = /^(.{3,}?)(?:ed|e?rs?|ship)$/.exec(word)?.[1];
  if (stem === undefined) return false;

  return knows(stem) || knows(`${stem}e`);
}
