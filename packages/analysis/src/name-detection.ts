import { echoCandidate, speechVerb } from './languages/word-classes.ts';
import type { Paragraph } from './paragraph.ts';
import { classOf, space } from './text/characters.ts';
import {
  capitalFlag,
  entryOf,
  flagsOf,
  sentenceStartFlag,
  startOf,
  type WordTable,
  wordCount,
} from './text/words.ts';

/**
 * Adds the words of a paragraph to (or removes them from) the capitalization counts of the vocabulary, and toggles in `changedStems`
 * every stem that became a name or ceased to be one. Capitals at the start of a sentence or after a quotation mark are ignored.
 */
export function countCapitalization(
  { text, words, vocabulary }: Paragraph,
  sign: 1 | -1,
  changedStems: Set<number>,
): void {
  const { capitalsMarkNames, speakerPosition } = vocabulary.language;
  if (speakerPosition) countSpeakerNames({ words, vocabulary }, sign, changedStems);
  if (!capitalsMarkNames) return;
  const { capitalUses, lowerUses, stemOf } = vocabulary;
  for (let index = 0; index < wordCount(words); index++) {
    const isUpper = (flagsOf(words, index) & capitalFlag) !== 0;
    if (isUpper && !isCapitalMeaningful(text, words, index)) continue;
    const stem = stemOf[entryOf(words, index)] ?? 0;
    const uses = isUpper ? capitalUses : lowerUses;
    const wasName = vocabulary.isName(stem);
    uses[stem] = (uses[stem] ?? 0) + sign;
    if (vocabulary.isName(stem) !== wasName && !changedStems.delete(stem)) changedStems.add(stem);
  }
}

/** Weight of one use as a speaker: it outweighs twenty other uses of the word. */
const speakerWeight = 20;

/** Where capitals do not mark names, a speaker is identified by an adjacent speech verb: 保罗说, قالت ليلى, sagte Ruth. */
function countSpeakerNames(
  { words, vocabulary }: Pick<Paragraph, 'words' | 'vocabulary'>,
  sign: 1 | -1,
  changedStems: Set<number>,
): void {
  const { capitalUses, classes, language, lowerUses, stemOf } = vocabulary;
  const verbOffset = language.speakerPosition === 'before' ? 1 : -1;
  const hasCase = language.code === 'de';
  for (let index = 0; index < wordCount(words); index++) {
    const entry = entryOf(words, index);
    if (((classes[entry] ?? 0) & echoCandidate) === 0) continue;
    const stem = stemOf[entry] ?? 0;
    const wasName = vocabulary.isName(stem);
    const isVerbBeside = ((classes[entryOf(words, index + verbOffset)] ?? 0) & speechVerb) !== 0;
    const isSpeaker = isVerbBeside && (!hasCase || (flagsOf(words, index) & capitalFlag) !== 0);
    if (isSpeaker) capitalUses[stem] = (capitalUses[stem] ?? 0) + sign * speakerWeight;
    else lowerUses[stem] = (lowerUses[stem] ?? 0) + sign;
    if (vocabulary.isName(stem) !== wasName && !changedStems.delete(stem)) changedStems.add(stem);
  }
}

function isCapitalMeaningful(text: string, words: WordTable, index: number): boolean {
  if ((flagsOf(words, index) & sentenceStartFlag) !== 0) return false;

  return classOf(text.charCodeAt(startOf(words, index) - 1)) === space;
}
