import {
  determiner,
  echoCandidate,
  functionWord,
  participle,
  prenominalAdjective,
  preposition,
} from './languages/word-classes.ts';
import type { Paragraph, SegmentedParagraph } from './paragraph.ts';
import { formAt, hasClass, isAdjacent, isCapitalAt, isSentenceStart } from './rules/word-access.ts';
import { entryOf, wordCount } from './text/words.ts';

/**
 * Adds the words of a paragraph to (or removes them from) the noun counts of the vocabulary, and toggles in `changedStems` every stem that
 * became a noun of this text or ceased to be one.
 */
export function countNounUses(paragraph: Paragraph, sign: 1 | -1, changedStems: Set<number>): void {
  const { words, vocabulary } = paragraph;
  const { classes, nounUses, otherUses, stemOf } = vocabulary;
  for (let index = 0; index < wordCount(words); index++) {
    const entry = entryOf(words, index);
    if (((classes[entry] ?? 0) & echoCandidate) === 0) continue;
    const stem = stemOf[entry] ?? 0;
    const wasNoun = vocabulary.isNoun(stem);
    const uses = isNounAt(paragraph, index) ? nounUses : otherUses;
    uses[stem] = (uses[stem] ?? 0) + sign;
    if (vocabulary.isNoun(stem) !== wasNoun && !changedStems.delete(stem)) changedStems.add(stem);
  }
}

/**
 * Whether a word is in a noun position: in German capitalized within the sentence; in English after a determiner or a preposition with no
 * other content word after it; in French and Spanish directly after one of these.
 */
function isNounAt(paragraph: SegmentedParagraph, index: number): boolean {
  const { code } = paragraph.vocabulary.language;
  if (code === 'de') return isCapitalAt(paragraph, index) && !isSentenceStart(paragraph, index);
  const before = classesBefore(paragraph, index);
  if (code === 'en') return isEnglishNoun(paragraph, index, before);
  if (code === 'fr' || code === 'es') return isRomanceNoun(paragraph, index, before);
  if (code === 'ar')
    return /^[وف]?(?:[بك]?ال|لل)/.test(formAt(paragraph, index)) || isAfterDeterminer(before);

  return isAfterDeterminer(before) && formAt(paragraph, index + 1) !== '的';
}

const isAfterDeterminer = (before: number) => (before & (determiner | preposition)) !== 0;

/** the gate; the old gate, but for “old” not the old iron gate. */
function isEnglishNoun(paragraph: SegmentedParagraph, index: number, before: number): boolean {
  if (!endsNounPhrase(paragraph, index)) return false;
  if (isAfterDeterminer(before)) return true;
  if (before === 0 || (before & functionWord) !== 0) return false;
  if (hasClass(paragraph, index, participle)) return false; // the boy walked to the gate

  return (classesBefore(paragraph, index - 1) & determiner) !== 0;
}

/** la porte; la vieille porte. */
function isRomanceNoun(paragraph: SegmentedParagraph, index: number, before: number): boolean {
  const { classes } = paragraph.vocabulary;
  const own = classes[entryOf(paragraph.words, index)] ?? 0;
  if ((own & prenominalAdjective) !== 0)
    return endsNounPhrase(paragraph, index) && (before & determiner) !== 0;
  if (isAfterDeterminer(before)) return true;

  return (
    (before & prenominalAdjective) !== 0 && isAfterDeterminer(classesBefore(paragraph, index - 1))
  );
}

/** Followed by punctuation or a function word. */
function endsNounPhrase(paragraph: SegmentedParagraph, index: number): boolean {
  const { classes } = paragraph.vocabulary;
  if (!isAdjacent(paragraph, index + 1)) return true;

  return ((classes[entryOf(paragraph.words, index + 1)] ?? 0) & functionWord) !== 0;
}

/** Classes of the previous word if only space lies between; otherwise 0. */
function classesBefore(paragraph: SegmentedParagraph, index: number): number {
  if (index < 1 || !isAdjacent(paragraph, index)) return 0;

  return paragraph.vocabulary.classes[entryOf(paragraph.words, index - 1)] ?? 0;
}
