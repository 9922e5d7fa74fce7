import type { Paragraph } from './paragraph.ts';
import { classOf, space } from './text/characters.ts';
import {
  entryOf,
  isCapital,
  marksOf,
  opensSentence,
  startOf,
  type WordTable,
  wordCount,
} from './text/words.ts';

/**
 * Adds the words of a paragraph to (or takes them from) what the vocabulary knows of capitals, and
 * toggles in `turned` every stem that became a name or ceased to be one. A capital tells nothing at
 * the start of a sentence or behind a quotation mark.
 */
export function countCapitals(
  { text, words, vocabulary }: Paragraph,
  sign: 1 | -1,
  turned: Set<number>,
): void {
  if (!vocabulary.language.capitalsTellNames) return;
  const { capitalUses, lowerUses, stemOf } = vocabulary;
  for (let index = 0; index < wordCount(words); index++) {
    const isUpper = (marksOf(words, index) & isCapital) !== 0;
    if (isUpper && !tells(text, words, index)) continue;
    const stem = stemOf[entryOf(words, index)] ?? 0;
    const uses = isUpper ? capitalUses : lowerUses;
    const wasName = vocabulary.isName(stem);
    uses[stem] = (uses[stem] ?? 0) + sign;
    if (vocabulary.isName(stem) !== wasName && !turned.delete(stem)) turned.add(stem);
  }
}

function tells(text: string, words: WordTable, index: number): boolean {
  if ((marksOf(words, index) & opensSentence) !== 0) return false;

  return classOf(text.charCodeAt(startOf(words, index) - 1)) === space;
}
