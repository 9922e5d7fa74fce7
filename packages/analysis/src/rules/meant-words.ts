import type { Language } from '../languages/language.ts';
import { commonWord, functionWord } from '../languages/word-classes.ts';
import { type DocumentKind, storyKinds } from '../options.ts';
import type { SegmentedParagraph } from '../paragraph.ts';
import { anAccent, aSlip } from '../spelling/costs.ts';
import { isSureInStory, leavesUnlike } from '../spelling/likely-slips.ts';
import type { WordsChecked, Wrong } from '../spelling/words-checked.ts';
import { entryOf, flagsOf, spokenFlag, wordCount } from '../text/words.ts';
import { follows, isCapitalAt, isNamed, isSpokenAt } from './reading.ts';
import { hasClipped, isCutShort, isMentioned, writtenAt } from './written-words.ts';

/** Three in a row are words of another language. */
export function isQuoted(index: number, strange: readonly number[]): boolean {
  return strange.length > 2 && strange.filter((other) => Math.abs(other - index) < 4).length > 2;
}

/** Despues, Apres: but for an accent a small word, which is no name however often it opens a sentence. */
export function isSmallWord({ suggestions, distance }: Wrong, { classify }: Language): boolean {
  const [meant = ''] = suggestions;

  return (
    distance <= anAccent && (classify(meant.toLowerCase(), 1) & (functionWord | commonWord)) !== 0
  );
}

/** A name, or what somebody says in a way of their own, unless it is but a slip away from a word. */
export function isMeant(
  paragraph: SegmentedParagraph,
  index: number,
  word: string,
  distance: number,
): boolean {
  if (isNamed(paragraph, index) && distance > aSlip) return true;
  if ((flagsOf(paragraph.words, index) & spokenFlag) === 0) return false;

  return distance >= 1 || (word.includes("'") && distance > 0.5);
}

/** In a story, a word that is no sure slip; and what somebody says who clips his words. */
export function isUnsure(
  paragraph: SegmentedParagraph,
  index: number,
  wrong: Wrong,
  kind: DocumentKind,
): boolean {
  const { code } = paragraph.vocabulary.language;
  const isSaid = isSpokenAt(paragraph, index) && hasClipped(paragraph);
  if (!storyKinds.has(kind)) return wrong.distance > aSlip && isSaid;
  if (isCutShort(paragraph, index) || (isSaid && wrong.distance > anAccent)) return true;
  if ((leavesUnlike.has(code) || code === 'en') && isNamed(paragraph, index)) return true;
  const word = writtenAt(paragraph, index);
  const isDialogue = isSpokenAt(paragraph, index) && wrong.modern === undefined;
  const isDialect = wrong.distance > aSlip || word.length < shortInDialogue;
  if (code === 'en' && isDialogue && isDialect) return true;

  return !isSureInStory(word, wrong, code);
}

/** Shorter words of English dialogue are often written as they sound (wuz, gel, tuk). */
const shortInDialogue = 5;

/**
 * In Spanish and French, whose dictionaries have gaps: a word that stands in quotation marks alone, and, unless an accent is all, a
 * name, a word cut short, or one beside another that is as strange.
 */
export function isNoneOfIts(
  paragraph: SegmentedParagraph,
  index: number,
  { distance }: Wrong,
  checked: WordsChecked,
): boolean {
  const { language, capitalUses, stemOf } = paragraph.vocabulary;
  if (!leavesUnlike.has(language.code)) return false;
  if (isMentioned(paragraph, index)) return true;
  if (distance <= anAccent) return false;
  if (isCutShort(paragraph, index)) return true;
  const named = capitalUses[stemOf[entryOf(paragraph.words, index)] ?? 0] ?? 0;
  const isName = isNamed(paragraph, index) || (isCapitalAt(paragraph, index) && named > 1);

  return isName || isBesideStrange(paragraph, index, checked);
}

/** sehr gut, tondere pecus: two in a row that more than an accent parts from any word are of another language. */
function isBesideStrange(
  paragraph: SegmentedParagraph,
  index: number,
  checked: WordsChecked,
): boolean {
  return [index - 1, index + 1].some((at) => {
    if (at < 0 || at >= wordCount(paragraph.words)) return false;
    if (at > index ? !follows(paragraph, at) : !follows(paragraph, index)) return false;

    return (checked.wrong(writtenAt(paragraph, at))?.distance ?? 0) > anAccent;
  });
}

/** So often a word stands in a text that is meant so, unless it is but a slip away from another. */
export const ownWord = 3;

/** So often even if it is but a slip away, where a dictionary has gaps. */
export const surelyOwn = 5;
