import { isDerived } from './derived-words.ts';

type Knows = (word: string) => boolean;

/**
 * English words made for the occasion by an ending that changes the word below: a mittened hand, the bannered mast, a harbour
 * unnearable, cetological, methodization. To be asked only of words that are no slip for another.
 */
export function isMadeFor(word: string, knows: Knows): boolean {
  const lower = word.toLowerCase();
  if (lower.length < 7) return false;
  const bare = beginning.exec(lower)?.[1];

  if (isChanged(lower, knows) || (bare !== undefined && isChanged(bare, knows))) return true;

  return (
    /^un.{5}/.test(lower) &&
    !/(?:ion|ment|ness|ity|e[cs][st])$/.test(lower) &&
    knows(lower.slice(2))
  );
}

const beginning = /^(?:un|non|over|under|out|up|inter|fore|mis|dis|re)(\p{L}{5,})$/u;

function isChanged(word: string, knows: Knows): boolean {
  const noun = /^(.{4,})ed$/.exec(word)?.[1];
  if (noun !== undefined && canTakeEd(noun, knows)) return true;

  return changes.some(([ending, below]) => {
    const stem = word.slice(0, -ending.length);
    if (!word.endsWith(ending) || stem.length < 4) return false;

    return below(stem).some((one) => knows(one) || isDerived(one, knows));
  });
}

/** Endings, and what a word that has one may be made of. */
const changes: readonly (readonly [ending: string, below: (stem: string) => readonly string[]])[] =
  [
    [
      'able',
      (stem) => (stem.endsWith('e') ? [] : /[cg]$/.test(stem) ? [stem] : [stem, `${stem}e`]),
    ],
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

/** mittened, sentinelled: a noun, or a verb whose past is not known in another way. */
function canTakeEd(stem: string, knows: Knows): boolean {
  if (/(?:[esy]|ing|ed|ly|ish|ous)$/.test(stem) || hasOwnPast(`${stem}ed`)) return false;
  if (/([lnprt])\1$/.test(stem)) {
    const single = stem.slice(0, -1);

    return single.length > 4 && knows(single) && !knows(`${single}ed`);
  }

  return stem.length > 4 && knows(stem) && !knows(`${stem}${stem.at(-1)}ed`);
}

/** catched, teached: -ed behind a verb that has a past of its own is a slip, whatever lies near. */
export function hasOwnPast(word: string): boolean {
  return word.endsWith('ed') && ownPasts.test(word.slice(0, -2));
}

const ownPasts =
  /(?:begin|forget|beat|break|bring|build|burst|catch|cling|creep|cost|deal|drink|fall|feel|fight|find|fling|grind|grow|hang|hear|hurt|kneel|know|lead|leap|lend|light|mean|meet|quit|read|ring|send|shoot|shrink|shut|sing|sink|sleep|speak|spend|spin|split|spread|spring|stand|steal|stick|sting|string|swear|sweep|swell|swim|swing|teach|tear|tell|think|throw|thrust|understand|wear|weep|wind)$/;
