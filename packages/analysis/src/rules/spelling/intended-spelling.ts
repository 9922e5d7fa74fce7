import type { Language } from '../../languages/language.ts';
import { commonWord, functionWord } from '../../languages/word-classes.ts';
import { type DocumentKind, storyKinds } from '../../options.ts';
import type { SegmentedParagraph } from '../../paragraph.ts';
import { accentCost, typoCost } from '../../spelling/edit-costs.ts';
import { isCertainInFiction, languagesAcceptingUnknownWords } from '../../spelling/likely-typos.ts';
import type { Misspelling, SpellingVerdictCache } from '../../spelling/spelling-verdict-cache.ts';
import { entryOf, flagsOf, spokenFlag, wordCount } from '../../text/words.ts';
import { isAdjacent, isCapitalAt, isNameAt, isSpokenAt } from '../word-access.ts';
import { hasElidedSpeech, isQuotedWord, isTruncated, normalizedWordAt } from './checkable-words.ts';

/** Three unknown words close together are treated as foreign-language text. */
export function isInForeignRun(index: number, unknownIndexes: readonly number[]): boolean {
  return (
    unknownIndexes.length > 2 &&
    unknownIndexes.filter((other) => Math.abs(other - index) < 4).length > 2
  );
}

/** Despues, Apres: a function word lacking an accent, which is not a name however often it opens a sentence. */
export function isSmallWord(
  { suggestions, distance }: Misspelling,
  { classify }: Language,
): boolean {
  const [intended = ''] = suggestions;

  return (
    distance <= accentCost &&
    (classify(intended.toLowerCase(), 1) & (functionWord | commonWord)) !== 0
  );
}

/** A name, or dialect in dialogue, unless it is one likely typo away from a word. */
export function isIntended(
  paragraph: SegmentedParagraph,
  index: number,
  word: string,
  distance: number,
): boolean {
  if (isNameAt(paragraph, index) && distance > typoCost) return true;
  if ((flagsOf(paragraph.words, index) & spokenFlag) === 0) return false;

  return distance >= 1 || (word.includes("'") && distance > 0.5);
}

/** In fiction, a word that is not certainly a typo; also words of a speaker who elides letters. */
export function isUncertainTypo(
  paragraph: SegmentedParagraph,
  index: number,
  misspelling: Misspelling,
  kind: DocumentKind,
): boolean {
  const { code } = paragraph.vocabulary.language;
  const isElidedSpeech = isSpokenAt(paragraph, index) && hasElidedSpeech(paragraph);
  if (!storyKinds.has(kind)) return misspelling.distance > typoCost && isElidedSpeech;
  if (isTruncated(paragraph, index) || (isElidedSpeech && misspelling.distance > accentCost))
    return true;
  if ((languagesAcceptingUnknownWords.has(code) || code === 'en') && isNameAt(paragraph, index))
    return true;
  const word = normalizedWordAt(paragraph, index);
  const isDialogue = isSpokenAt(paragraph, index) && misspelling.modern === undefined;
  const isDialect = misspelling.distance > typoCost || word.length < minDialogueWordLength;
  if (code === 'en' && isDialogue && isDialect) return true;

  return !isCertainInFiction(word, misspelling, code);
}

/** Shorter words in English dialogue are often phonetic spellings (wuz, gel, tuk). */
const minDialogueWordLength = 5;

/**
 * Words outside the incomplete Spanish and French dictionaries: a single word in quotation marks, and, unless only an accent differs, a
 * name, a truncated word or a word next to another unknown one.
 */
export function isOutOfVocabulary(
  paragraph: SegmentedParagraph,
  index: number,
  { distance }: Misspelling,
  verdictCache: SpellingVerdictCache,
): boolean {
  const { language, capitalUses, stemOf } = paragraph.vocabulary;
  if (!languagesAcceptingUnknownWords.has(language.code)) return false;
  if (isQuotedWord(paragraph, index)) return true;
  if (distance <= accentCost) return false;
  if (isTruncated(paragraph, index)) return true;
  const nameUses = capitalUses[stemOf[entryOf(paragraph.words, index)] ?? 0] ?? 0;
  const isName = isNameAt(paragraph, index) || (isCapitalAt(paragraph, index) && nameUses > 1);

  return isName || isBesideUnknownWord(paragraph, index, verdictCache);
}

/** sehr gut, tondere pecus: two adjacent unknown words are foreign-language text. */
function isBesideUnknownWord(
  paragraph: SegmentedParagraph,
  index: number,
  verdictCache: SpellingVerdictCache,
): boolean {
  return [index - 1, index + 1].some((at) => {
    if (at < 0 || at >= wordCount(paragraph.words)) return false;
    if (at > index ? !isAdjacent(paragraph, at) : !isAdjacent(paragraph, index)) return false;

    return (
      (verdictCache.getMisspelling(normalizedWordAt(paragraph, at))?.distance ?? 0) > accentCost
    );
  });
}

/** Minimum uses after which an unknown word counts as intended, unless it is one likely typo away from another. */
export const minOwnWordUses = 3;

/** Minimum uses even if it is one likely typo away, for incomplete dictionaries. */
export const minCertainOwnWordUses = 5;
