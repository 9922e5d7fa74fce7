import { isNeverCounted } from './plural-words.ts';

/**
 * English words that a dictionary leaves out because anybody can make them: uncensured, portionless, tauntings, whaleman.
 * Only endings that are added without a change of spelling, so that no slip passes for one: truely is none of them.
 *
 * @param isPart of a hyphenated word, where more is free: hard-hearted, ice-piercer
 */
export function isDerived(word: string, knows: (word: string) => boolean, isPart = false): boolean {
  if (isNameInPlural(word, knows)) return true;
  const lower = word.toLowerCase();
  if (lower.length < 5) return false;
  if (isPart && endsFreely(lower, knows)) return true;
  for (const start of starts) {
    const rest = lower.slice(start.length);
    if (!lower.startsWith(start) || rest.length < 5 || !adjectival.test(rest)) continue;
    if (knows(rest) || endsWell(rest, knows)) return true;
  }

  return endsWell(lower, knows);
}

/** The Randolphs: of a name that is no other word. */
function isNameInPlural(word: string, knows: (word: string) => boolean): boolean {
  const name = /^(\p{Lu}\p{Ll}{3,})s$/u.exec(word)?.[1];

  return name !== undefined && knows(name) && !knows(name.toLowerCase());
}

const starts = ['un', 'non', 're', 'over', 'under', 'out', 'fore', 'inter', 'super', 'sub', 'pre'];
const adjectival = /(ed|en|ing|able|ible|ous|ful|ive|al|ic|less|ly|ness|ism|ist|ized|own)$/;

/** Endings that keep the word before them as it is, and what that word has to end in. */
const ends: readonly (readonly [end: string, base: RegExp])[] = [
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

function endsWell(word: string, knows: (word: string) => boolean): boolean {
  return ends.some(([end, base]) => {
    const stem = word.slice(0, word.length - end.length);

    return (
      word.endsWith(end) &&
      stem.length >= 4 &&
      base.test(stem) &&
      !isNeverCounted(stem) &&
      (knows(stem) || (end === 's' && endsWell(stem, knows)))
    );
  });
}

/** -ed made of a noun, -er of a verb. */
function endsFreely(word: string, knows: (word: string) => boolean): boolean {
  const stem = /^(.{3,}?)(?:ed|e?rs?|ship)$/.exec(word)?.[1];
  if (stem === undefined) return false;

  return knows(stem) || knows(`${stem}e`);
}
