import { echoable, speechVerb } from './languages/word-classes.ts';
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
  const { capitalsTellNames, speakerStands } = vocabulary.language;
  if (speakerStands) countSpeakers({ words, vocabulary }, sign, turned);
  if (!capitalsTellNames) return;
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

/** So many other uses of a word does it take before one who has spoken is no person of the text. */
const weightOfSpeaker = 20;

/** Where capitals tell nothing, who speaks is known by the verb of saying beside: 保罗说, قالت ليلى, sagte Ruth. */
function countSpeakers(
  { words, vocabulary }: Pick<Paragraph, 'words' | 'vocabulary'>,
  sign: 1 | -1,
  turned: Set<number>,
): void {
  const { capitalUses, classes, language, lowerUses, stemOf } = vocabulary;
  const toVerb = language.speakerStands === 'before' ? 1 : -1;
  const hasCase = language.code === 'de';
  for (let index = 0; index < wordCount(words); index++) {
    const entry = entryOf(words, index);
    if (((classes[entry] ?? 0) & echoable) === 0) continue;
    const stem = stemOf[entry] ?? 0;
    const wasName = vocabulary.isName(stem);
    const isVerbBeside = ((classes[entryOf(words, index + toVerb)] ?? 0) & speechVerb) !== 0;
    const speaks = isVerbBeside && (!hasCase || (marksOf(words, index) & isCapital) !== 0);
    if (speaks) capitalUses[stem] = (capitalUses[stem] ?? 0) + sign * weightOfSpeaker;
    else lowerUses[stem] = (lowerUses[stem] ?? 0) + sign;
    if (vocabulary.isName(stem) !== wasName && !turned.delete(stem)) turned.add(stem);
  }
}

function tells(text: string, words: WordTable, index: number): boolean {
  if ((marksOf(words, index) & opensSentence) !== 0) return false;

  return classOf(text.charCodeAt(startOf(words, index) - 1)) === space;
}
