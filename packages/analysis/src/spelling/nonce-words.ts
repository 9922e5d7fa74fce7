import { isDerived } from './derived-words.ts';

type Knows = (word: string) => boolean;

/**
 * English nonce words formed by a suffix that changes the base: a mittened hand, the bannered mast, a harbour unnearable, cetological,
 * methodization. Only for words that are not a likely typo of another.
 */
export function isNonceWord(word: string, knows: Knows): boolean {
  const lower = word.toLowerCase();
  if (lower.length < 7) return false;
  const base = prefixPattern.exec(lower)?.[1];

  if (isDerivedWithChange(lower, knows) || (base !== undefined && isDerivedWithChange(base, knows)))
    return true;

  return (
    /^un.{5}/.test(lower) &&
    !/(?:ion|ment|ness|ity|e[cs][st])$/.test(lower) &&
    knows(lower.slice(2))
  );
}

const prefixPattern = /^(?:un|non|over|under|out|up|inter|fore|mis|dis|re)(\p{L}{5,})$/u;

function isDerivedWithChange(word: string, knows: Knows): boolean {
  const edBase = /^(.{4,})ed$/.exec(word)?.[1];
  if (edBase !== undefined && acceptsEdSuffix(edBase, knows)) return true;

  return suffixRules.some(([ending, toBases]) => {
    const stem = word.slice(0, -ending.length);
    if (!word.endsWith(ending) || stem.length < 4) return false;

    return toBases(stem).some((one) => knows(one) || isDerived(one, knows));
  });
}

/** Suffixes and the possible bases of a word with that suffix. */
const suffixRules: readonly (readonly [
  ending: string,
  toBases: (stem: string) => readonly string[],
])[] = [
  ['able', (stem) => (stem.endsWith('e') ? [] : /[cg]$/.test(stem) ? [stem] : [stem, `${stem}e`])],
  ['ably', (stem) => [`${stem}able`]],
  ['ability', (stem) => [`${stem}able`]],
  ['ical', (stem) => [`${stem}ic`, `${stem}y`, `${stem}ics`]],
  ['ic', (stem) => [stem, `${stem}y`]],
  ['ily', (stem) => [`${stem}y`]],
  ['iness', (stem) => [`${stem}y`]],
  ['ness', (stem) => (/[ye]$/.test(stem) ? [] : [stem])],
  ['lessly', (stem) => [stem]],
  ['ization', (stem) => [stem, `${stem}ize`]],
  ['isation', (stem) => [stem, `${stem}ise`]],
  ['fuls', (stem) => [stem]],
  ['ship', (stem) => [stem]],
  ['hood', (stem) => [stem]],
];

/** mittened, sentinelled: a noun, or a verb without another known past form. */
function acceptsEdSuffix(stem: string, knows: Knows): boolean {
  if (/(?:[esy]|ing|ed|ly|ish|ous)$/.test(stem) || hasIrregularPast(`${stem}ed`)) return false;
  if (/([lnprt])\1$/.test(stem)) {
    const single = stem.slice(0, -1);

    return single.length > 4 && knows(single) && !knows(`${single}ed`);
  }

  return stem.length > 4 && knows(stem) && !knows(`${stem}${stem.at(-1)}ed`);
}

/** catched, teached: -ed on a verb with an irregular past is always an error. */
export function hasIrregularPast(word: string): boolean {
  return word.endsWith('ed') && irregularPastVerbs.test(word.slice(0, -2));
}

const irregularPastVerbs =
  /(?:begin|forget|beat|break|bring|build|burst|catch|cling|creep|cost|deal|drink|fall|feel|fight|find|fling|grind|grow|hang|hear|hurt|kneel|know|lead|leap|lend|light|mean|meet|quit|read|ring|send|shoot|shrink|shut|sing|sink|sleep|speak|spend|spin|split|spread|spring|stand|steal|stick|sting|string|swear|sweep|swell|swim|swing|teach|tear|tell|think|throw|thrust|understand|wear|weep|wind)$/;
