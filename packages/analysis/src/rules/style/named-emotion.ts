import { feelingName, feelingState } from '../../languages/word-classes.ts';
import type { FeelingForms } from '../../lexicons/feelings.ts';
import { subjectPronouns } from '../../lexicons/pronouns.ts';
import type { SegmentedParagraph } from '../../paragraph.ts';
import { endOf, wordCount } from '../../text/words.ts';
import type { Match, ParagraphRule } from '../rule.ts';
import {
  formAt,
  hasClass,
  isAdjacent,
  isNameAt,
  isSentenceStart,
  isSpokenAt,
  wordAt,
} from '../word-access.ts';

/**
 * Reports feelings that are named instead of shown: she was angry, he felt a wave of relief. Arabic and Chinese use phrase lists instead.
 */
export const namedEmotion: ParagraphRule = {
  rules: ['named-emotion'],

  find(paragraph, { language: { lists } }) {
    const { feelings } = lists;
    const matches: Match[] = [];
    if (!feelings || (paragraph.classes & (feelingState | feelingName)) === 0) return matches;
    const count = wordCount(paragraph.words);
    for (let index = 0; index < count; index++) {
      if (!hasClass(paragraph, index, feelingState | feelingName)) continue;
      if (isSpokenAt(paragraph, index) || isNameAt(paragraph, index)) continue;
      const range =
        (hasClass(paragraph, index, feelingState) && findState(paragraph, index, feelings)) ||
        (hasClass(paragraph, index, feelingName) && findFeelingName(paragraph, index, feelings));
      if (range) matches.push(createMatch(paragraph, index, range));
    }

    return matches;
  },
};

type WordRange = { first: number; end: number };

/** At most three words stand between a linking verb and the state: "war er plötzlich sehr". */
const maxLinkDistance = 4;

function findState(
  paragraph: SegmentedParagraph,
  index: number,
  forms: FeelingForms,
): WordRange | null {
  if (hasObject(paragraph, index, forms)) return findVerbLastState(paragraph, index, forms);
  let first = index - 1;
  while (index - first < maxLinkDistance && forms.interveningWords.test(formAt(paragraph, first))) {
    if (!isAdjacent(paragraph, first)) return null;
    first--;
  }
  if (!isLinkingVerb(paragraph, first, forms) || !areAdjacent(paragraph, first, index)) return null;

  return isPersonalStatement(paragraph, first, forms) ? { first, end: index + 1 } : null;
}

function isLinkingVerb(
  paragraph: SegmentedParagraph,
  at: number,
  { linkingVerbs, presentLinkingVerbs }: FeelingForms,
): boolean {
  const form = formAt(paragraph, at);
  if (linkingVerbs.test(form)) return true;
  const persons = subjectPronouns[paragraph.vocabulary.language.code];
  const isPerson = [at - 1, at + 1].some((beside) => persons?.has(formAt(paragraph, beside)));

  return isPerson && presentLinkingVerbs.test(form);
}

/** "… weil sie traurig war." */
function findVerbLastState(
  paragraph: SegmentedParagraph,
  index: number,
  { hasFinalVerb = false, linkingVerbs, conditions }: FeelingForms,
): WordRange | null {
  if (
    !hasFinalVerb ||
    isSentenceStart(paragraph, index) ||
    !linkingVerbs.test(formAt(paragraph, index + 1))
  )
    return null;
  const isEnd = !isAdjacent(paragraph, index + 2);
  for (let at = index - 1; at >= 0 && isAdjacent(paragraph, at + 1); at--)
    if (conditions.test(formAt(paragraph, at))) return null;

  return isEnd ? { first: index, end: index + 2 } : null;
}

/** Each word from `first + 1` to `last` is adjacent to the previous one. */
function areAdjacent(paragraph: SegmentedParagraph, first: number, last: number): boolean {
  for (let index = first + 1; index <= last; index++)
    if (!isAdjacent(paragraph, index)) return false;

  return first >= 0;
}

/** "glad to", "proud of": the following words complement the state. */
function hasObject(
  paragraph: SegmentedParagraph,
  index: number,
  { allowedContinuations, allowedAfterComma }: FeelingForms,
): boolean {
  const next = formAt(paragraph, index + 1);
  if (isAdjacent(paragraph, index + 1)) return !allowedContinuations.test(next);
  const isComma = paragraph.text[endOf(paragraph.words, index)] === ',';

  return isComma && allowedAfterComma !== undefined && !allowedAfterComma.test(next);
}

/** A statement about a person: not "it was sad", not "whenever he was sad". */
function isPersonalStatement(
  paragraph: SegmentedParagraph,
  verb: number,
  { impersonalSubjects, conditions }: FeelingForms,
): boolean {
  if (isSentenceStart(paragraph, verb) || impersonalSubjects.test(formAt(paragraph, verb - 1)))
    return false;
  for (let at = verb - 1; at >= Math.max(0, verb - 4); at--) {
    if (conditions.test(formAt(paragraph, at))) return false;
    if (isSentenceStart(paragraph, at) || !isAdjacent(paragraph, at)) break;
  }

  return true;
}

function findFeelingName(
  paragraph: SegmentedParagraph,
  index: number,
  { phrasesBefore, phrasesBeforePause, phrasesAfter }: FeelingForms,
): WordRange | null {
  const precedingText = `${wordsBefore(paragraph, index)} ${formAt(paragraph, index)}`;
  if (genitiveMarkers.test(formAt(paragraph, index + 1))) return null;
  const isPause = !isAdjacent(paragraph, index + 1);
  const found =
    phrasesBefore.exec(precedingText) ?? (isPause ? phrasesBeforePause.exec(precedingText) : null);
  if (found) {
    const words = found[0].trim().split(' ').length - 1;

    return { first: index - words, end: index + 1 };
  }
  const next = [index + 1, index + 2].filter((at) => isAdjacent(paragraph, at));
  const followingText = next.map((at) => formAt(paragraph, at)).join(' ');

  return phrasesAfter.test(followingText) ? { first: index, end: index + next.length + 1 } : null;
}

/** "the disappointment of the young man": another person's feeling. */
const genitiveMarkers = /^(?:of|de|des|du|d')$/;

/** Up to three adjacent preceding words, joined by single spaces. */
function wordsBefore(paragraph: SegmentedParagraph, index: number): string {
  const words: string[] = [];
  for (let at = index; at > index - 3 && at > 0 && isAdjacent(paragraph, at); at--)
    words.unshift(formAt(paragraph, at - 1));

  return words.join(' ');
}

function createMatch(
  paragraph: SegmentedParagraph,
  index: number,
  { first, end }: WordRange,
): Match {
  return {
    rule: 'named-emotion',
    first,
    end,
    reason: { code: 'named-emotion', values: { word: wordAt(paragraph, index) } },
  };
}
