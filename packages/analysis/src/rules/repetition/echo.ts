import type { RelatedSpan } from '../../findings.ts';
import { determiner, functionWord } from '../../languages/word-classes.ts';
import type { SegmentedParagraph } from '../../paragraph.ts';
import { entryOf, wordCount } from '../../text/words.ts';
import type { Match } from '../rule.ts';
import { isAdjacent, isSentenceStart, wordAt } from '../word-access.ts';

/**
 * Builds the match of a content word repeated within 50 words in any form. Names, function words, very common words, verbs of saying and
 * dialogue do not echo but count towards the distance. `preceding-context.ts` finds the repetitions across paragraphs.
 */
export function createEchoMatch(
  paragraph: SegmentedParagraph,
  { index, distance, earlier, isClear }: EchoUse,
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

/** Repetitions this close within one sentence are rhetorical: closer and closer. */
export const rhetoricalWindow = 6;

/** Nouns recur because they are the topic; within this distance a pronoun would do. */
const nounWindow = 20;

/** A word used this often within this many words is the topic and not an echo. */
export const topicThreshold = { words: 300, uses: 4 };

/** A repeated word at `index`; `distance` is the number of words since its last use. */
export type EchoUse = {
  index: number;
  distance: number;
  earlier: readonly RelatedSpan[];
  /** Likely unintended: reported by `echo` by default. Others are reported by `wide-echo` on request. */
  isClear: boolean;
};

export type WordUse = { paragraph: SegmentedParagraph; index: number };

/** Whether a repetition is noticeable as an error: not rhetorical, not a set phrase and not the topic. */
export function isNoticeableEcho(use: WordUse, earlier: WordUse, distance: number): boolean {
  if (distance <= rhetoricalWindow && !isAcrossSentences(use, earlier)) return false;
  const { words, vocabulary } = use.paragraph;
  if (vocabulary.language.code === 'und') return true; // no known function words to detect parallels
  if (isAnadiplosis(use, earlier) || isParallel(use, earlier)) return false;

  return (
    distance <= nounWindow || !vocabulary.isNoun(vocabulary.stemOf[entryOf(words, use.index)] ?? 0)
  );
}

/** A sentence boundary lies between two close uses. */
function isAcrossSentences(use: WordUse, earlier: WordUse): boolean {
  if (use.paragraph !== earlier.paragraph) return true;
  for (let at = earlier.index + 1; at <= use.index; at++)
    if (isSentenceStart(use.paragraph, at)) return true;

  return false;
}

/** Anadiplosis: the last word of a sentence opens the next one. */
function isAnadiplosis({ paragraph, index }: WordUse, earlier: WordUse): boolean {
  if (!isSentenceStart(paragraph, index)) return false;
  const next = earlier.index + 1;

  return next >= wordCount(earlier.paragraph.words) || isSentenceStart(earlier.paragraph, next);
}

/** The same word precedes, follows or is near both uses, or both open a clause. */
function isParallel(use: WordUse, earlier: WordUse): boolean {
  const preceding = adjacentEntry(use, -1);
  if (preceding === 0) {
    if (adjacentEntry(earlier, -1) === 0) return true;
  } else if (
    preceding === adjacentEntry(earlier, -1) &&
    (classesOf(use, preceding) & determiner) === 0
  ) {
    return true;
  }
  const following = adjacentEntry(use, 1);
  if (following > 0 && following === adjacentEntry(earlier, 1)) return true;

  return sharesContentWord(use, earlier);
}

/** Number of words on either side that are searched for a second repeated content word. */
const contextWords = 4;

function sharesContentWord(use: WordUse, earlier: WordUse): boolean {
  const { stemOf, classes } = use.paragraph.vocabulary;
  const ownStem = stemOf[entryOf(use.paragraph.words, use.index)];
  for (let at = earlier.index - contextWords; at <= earlier.index + contextWords; at++) {
    if (at === earlier.index || at < 0) continue;
    const entry = entryOf(earlier.paragraph.words, at);
    if (entry === 0 || ((classes[entry] ?? 0) & functionWord) !== 0) continue;
    const stem = stemOf[entry];
    if (stem === ownStem) continue;
    for (let other = use.index - contextWords; other <= use.index + contextWords; other++) {
      if (other === use.index || other < 0) continue;
      if (use.paragraph === earlier.paragraph && other === at) continue;
      const otherEntry = entryOf(use.paragraph.words, other);
      if (otherEntry !== 0 && stemOf[otherEntry] === stem) return true;
    }
  }

  return false;
}

/** Vocabulary entry of the adjacent word separated only by a space; 0 if there is none. */
function adjacentEntry({ paragraph, index }: WordUse, step: 1 | -1): number {
  const at = step === 1 ? index + 1 : index;
  if (index + step < 0 || !isAdjacent(paragraph, at)) return 0;

  return entryOf(paragraph.words, index + step);
}

function classesOf({ paragraph }: WordUse, entry: number): number {
  return entry === 0 ? 0 : (paragraph.vocabulary.classes[entry] ?? 0);
}
