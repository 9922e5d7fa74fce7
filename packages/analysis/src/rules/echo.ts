import type { RelatedSpan } from '../findings.ts';
import { determiner, functionWord } from '../languages/word-classes.ts';
import type { SegmentedParagraph } from '../paragraph.ts';
import { entryOf, wordCount } from '../text/words.ts';
import { follows, opens, wordAt } from './reading.ts';
import type { Match } from './rule.ts';

/**
 * A content word that returns within fifty words, in any of its forms. Names, small and very common
 * words, verbs of saying and all that is spoken do not count, though they take up distance. Looks
 * across paragraphs: `neighbours.ts` finds the places, this says what to make of them.
 */
export function echoMatch(
  paragraph: SegmentedParagraph,
  { index, distance, earlier, isClear }: EchoedUse,
): Match {
  const values = { word: wordAt(paragraph, index), distance, uses: earlier.length + 1 };

  return {
    rule: isClear ? 'echo' : 'wide-echo',
    first: index,
    end: index + 1,
    related: earlier,
    reason: { code: 'echo', values },
  };
}

export const echoWindow = 50;

/** So near, a return within one sentence is meant: closer and closer. */
export const figureWindow = 6;

/** A noun is mostly what is spoken of, and returns of necessity; so near, “it” would do. */
const nounWindow = 20;

/** A word used so often in so many words is what they are about, and no echo. */
export const topic = { words: 300, uses: 4 };

/** A word at `index` that was used before, last `distance` words ago. */
export type EchoedUse = {
  index: number;
  distance: number;
  earlier: readonly RelatedSpan[];
  /** Likely a slip: what \`echo\` marks by itself. The others are marked on request. */
  isClear: boolean;
};

export type WordUse = { paragraph: SegmentedParagraph; index: number };

/** Whether the return of a word is heard as a slip: no figure of speech, no set phrase, not what is spoken of. */
export function isHeardAgain(use: WordUse, earlier: WordUse, distance: number): boolean {
  if (distance <= figureWindow && !isBroken(use, earlier)) return false;
  const { words, vocabulary } = use.paragraph;
  if (vocabulary.language.code === 'und') return true; // no small words are known to tell a parallel by
  if (isTaken(use, earlier) || isParallel(use, earlier)) return false;

  return (
    distance <= nounWindow || !vocabulary.isNoun(vocabulary.stemOf[entryOf(words, use.index)] ?? 0)
  );
}

/** A sentence ends between two uses close by. */
function isBroken(use: WordUse, earlier: WordUse): boolean {
  if (use.paragraph !== earlier.paragraph) return true;
  for (let at = earlier.index + 1; at <= use.index; at++) if (opens(use.paragraph, at)) return true;

  return false;
}

/** What closed the sentence before opens the next one: taken up on purpose. */
function isTaken({ paragraph, index }: WordUse, earlier: WordUse): boolean {
  if (!opens(paragraph, index)) return false;
  const next = earlier.index + 1;

  return next >= wordCount(earlier.paragraph.words) || opens(earlier.paragraph, next);
}

/** The same word stands before, behind or near both uses, or both open a clause. */
function isParallel(use: WordUse, earlier: WordUse): boolean {
  const before = neighbour(use, -1);
  if (before === 0) {
    if (neighbour(earlier, -1) === 0) return true;
  } else if (before === neighbour(earlier, -1) && (classesOf(use, before) & determiner) === 0) {
    return true;
  }
  const behind = neighbour(use, 1);
  if (behind > 0 && behind === neighbour(earlier, 1)) return true;

  return sharesMeaning(use, earlier);
}

/** Of the words around, so many on either side, one that carries meaning returns as well. */
const around = 4;

function sharesMeaning(use: WordUse, earlier: WordUse): boolean {
  const { stemOf, classes } = use.paragraph.vocabulary;
  const own = stemOf[entryOf(use.paragraph.words, use.index)];
  for (let at = earlier.index - around; at <= earlier.index + around; at++) {
    if (at === earlier.index || at < 0) continue;
    const entry = entryOf(earlier.paragraph.words, at);
    if (entry === 0 || ((classes[entry] ?? 0) & functionWord) !== 0) continue;
    const stem = stemOf[entry];
    if (stem === own) continue;
    for (let other = use.index - around; other <= use.index + around; other++) {
      if (other === use.index || other < 0) continue;
      if (use.paragraph === earlier.paragraph && other === at) continue;
      const otherEntry = entryOf(use.paragraph.words, other);
      if (otherEntry !== 0 && stemOf[otherEntry] === stem) return true;
    }
  }

  return false;
}

/** Entry of the word beside a use with nothing but space between; 0 where there is none. */
function neighbour({ paragraph, index }: WordUse, step: 1 | -1): number {
  const at = step === 1 ? index + 1 : index;
  if (index + step < 0 || !follows(paragraph, at)) return 0;

  return entryOf(paragraph.words, index + step);
}

function classesOf({ paragraph }: WordUse, entry: number): number {
  return entry === 0 ? 0 : (paragraph.vocabulary.classes[entry] ?? 0);
}
