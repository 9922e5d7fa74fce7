import {
  adjectiveBefore,
  determiner,
  echoable,
  functionWord,
  participle,
  preposition,
} from './languages/word-classes.ts';
import type { Paragraph, ParagraphText } from './paragraph.ts';
import { follows, formAt, isCapitalAt, isOf, opens } from './rules/reading.ts';
import { entryOf, wordCount } from './text/words.ts';

/**
 * Adds the words of a paragraph to (or takes them from) what the vocabulary knows of nouns, and toggles in `turned` every
 * stem that became a noun of this text or ceased to be one.
 */
export function countNouns(paragraph: Paragraph, sign: 1 | -1, turned: Set<number>): void {
  const { words, vocabulary } = paragraph;
  const { classes, nounUses, otherUses, stemOf } = vocabulary;
  for (let index = 0; index < wordCount(words); index++) {
    const entry = entryOf(words, index);
    if (((classes[entry] ?? 0) & echoable) === 0) continue;
    const stem = stemOf[entry] ?? 0;
    const wasNoun = vocabulary.isNoun(stem);
    const uses = isNounAt(paragraph, index) ? nounUses : otherUses;
    uses[stem] = (uses[stem] ?? 0) + sign;
    if (vocabulary.isNoun(stem) !== wasNoun && !turned.delete(stem)) turned.add(stem);
  }
}

/**
 * Whether a word stands where nouns stand: in German with a capital within the sentence; in English behind a determiner or
 * a preposition with no other content word behind it; in French and Spanish right behind one of these.
 */
function isNounAt(paragraph: ParagraphText, index: number): boolean {
  const { code } = paragraph.vocabulary.language;
  if (code === 'de') return isCapitalAt(paragraph, index) && !opens(paragraph, index);
  const before = classesBefore(paragraph, index);
  if (code === 'en') return isEnglishNoun(paragraph, index, before);
  if (code === 'fr' || code === 'es') return isRomanceNoun(paragraph, index, before);
  if (code === 'ar') return /^[وف]?(?:[بك]?ال|لل)/.test(formAt(paragraph, index)) || isLed(before);

  return isLed(before) && formAt(paragraph, index + 1) !== '的';
}

const isLed = (before: number) => (before & (determiner | preposition)) !== 0;

/** the gate; the old gate, but not the old iron gate for “old”. */
function isEnglishNoun(paragraph: ParagraphText, index: number, before: number): boolean {
  if (!closes(paragraph, index)) return false;
  if (isLed(before)) return true;
  if (before === 0 || (before & functionWord) !== 0) return false;
  if (isOf(paragraph, index, participle)) return false; // the boy walked to the gate

  return (classesBefore(paragraph, index - 1) & determiner) !== 0;
}

/** la porte; la vieille porte. */
function isRomanceNoun(paragraph: ParagraphText, index: number, before: number): boolean {
  const { classes } = paragraph.vocabulary;
  const own = classes[entryOf(paragraph.words, index)] ?? 0;
  if ((own & adjectiveBefore) !== 0) return closes(paragraph, index) && (before & determiner) !== 0;
  if (isLed(before)) return true;

  return (before & adjectiveBefore) !== 0 && isLed(classesBefore(paragraph, index - 1));
}

/** A mark or a small word stands behind. */
function closes(paragraph: ParagraphText, index: number): boolean {
  const { classes } = paragraph.vocabulary;
  if (!follows(paragraph, index + 1)) return true;

  return ((classes[entryOf(paragraph.words, index + 1)] ?? 0) & functionWord) !== 0;
}

/** Classes of the word before with nothing but space between; 0 where there is none. */
function classesBefore(paragraph: ParagraphText, index: number): number {
  if (index < 1 || !follows(paragraph, index)) return 0;

  return paragraph.vocabulary.classes[entryOf(paragraph.words, index - 1)] ?? 0;
}
