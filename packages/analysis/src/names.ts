import type { Paragraph } from './paragraph.ts';
import {
  entryOf,
  followsClosely,
  isCapital,
  marksOf,
  opensSentence,
  wordCount,
} from './text/words.ts';

/**
 * Adds the words of a paragraph to (or takes them from) what the vocabulary knows of capitals, and
 * toggles in `turned` every stem that became a name or ceased to be one. A capital tells nothing at
 * the start of a sentence or behind a quotation mark.
 */
export function countCapitals(
  { words, vocabulary }: Paragraph,
  sign: 1 | -1,
  turned: Set<number>,
): void {
  if (!vocabulary.language.capitalsTellNames) return;
  const { capitalUses, lowerUses, stemOf } = vocabulary;
  for (let index = 0; index < wordCount(words); index++) {
    const marks = marksOf(words, index);
    const stem = stemOf[entryOf(words, index)] ?? 0;
    const uses = (marks & isCapital) === 0 ? lowerUses : capitalUses;
    if (uses === capitalUses && !tells(marks)) continue;
    const wasName = vocabulary.isName(stem);
    uses[stem] = (uses[stem] ?? 0) + sign;
    if (vocabulary.isName(stem) !== wasName && !turned.delete(stem)) turned.add(stem);
  }
}

function tells(marks: number): boolean {
  return (marks & opensSentence) === 0 && (marks & followsClosely) !== 0;
}
