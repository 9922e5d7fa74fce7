import { feelingName, feelingState } from '../languages/word-classes.ts';
import type { FeelingForms } from '../lexicons/feelings.ts';
import { subjectPronouns } from '../lexicons/pronouns.ts';
import type { SegmentedParagraph } from '../paragraph.ts';
import { endOf, wordCount } from '../text/words.ts';
import { follows, formAt, isNamed, isOf, isSpokenAt, opens, wordAt } from './reading.ts';
import type { Finder, Match } from './rule.ts';

/**
 * A feeling that is named outright: she was angry, he felt a wave of relief. What somebody does or says may show it. In
 * Arabic and Chinese a list of phrases says the same.
 */
export const namedEmotion: Finder = {
  rules: ['named-emotion'],

  find(paragraph, { language: { lists } }) {
    const { feelings } = lists;
    const matches: Match[] = [];
    if (!feelings || (paragraph.classes & (feelingState | feelingName)) === 0) return matches;
    const count = wordCount(paragraph.words);
    for (let index = 0; index < count; index++) {
      if (!isOf(paragraph, index, feelingState | feelingName)) continue;
      if (isSpokenAt(paragraph, index) || isNamed(paragraph, index)) continue;
      const place =
        (isOf(paragraph, index, feelingState) && stateAt(paragraph, index, feelings)) ||
        (isOf(paragraph, index, feelingName) && nameAt(paragraph, index, feelings));
      if (place) matches.push(matchOf(paragraph, index, place));
    }

    return matches;
  },
};

type Place = { first: number; end: number };

/** Between a verb and its state at most three words stand: "war er plötzlich sehr". */
const farthest = 4;

function stateAt(paragraph: SegmentedParagraph, index: number, forms: FeelingForms): Place | null {
  if (hasObject(paragraph, index, forms)) return verbLast(paragraph, index, forms);
  let first = index - 1;
  while (index - first < farthest && forms.between.test(formAt(paragraph, first))) {
    if (!follows(paragraph, first)) return null;
    first--;
  }
  if (!isLink(paragraph, first, forms) || !isJoined(paragraph, first, index)) return null;

  return isOutright(paragraph, first, forms) ? { first, end: index + 1 } : null;
}

function isLink(
  paragraph: SegmentedParagraph,
  at: number,
  { links, linksNow }: FeelingForms,
): boolean {
  const form = formAt(paragraph, at);
  if (links.test(form)) return true;
  const persons = subjectPronouns[paragraph.vocabulary.language.code];
  const isPerson = [at - 1, at + 1].some((beside) => persons?.has(formAt(paragraph, beside)));

  return isPerson && linksNow.test(form);
}

/** "… weil sie traurig war." */
function verbLast(
  paragraph: SegmentedParagraph,
  index: number,
  { isVerbLast = false, links, conditions }: FeelingForms,
): Place | null {
  if (!isVerbLast || opens(paragraph, index) || !links.test(formAt(paragraph, index + 1)))
    return null;
  const isEnd = !follows(paragraph, index + 2);
  for (let at = index - 1; at >= 0 && follows(paragraph, at + 1); at--)
    if (conditions.test(formAt(paragraph, at))) return null;

  return isEnd ? { first: index, end: index + 2 } : null;
}

/** Each word from `first + 1` to `last` follows the one before. */
function isJoined(paragraph: SegmentedParagraph, first: number, last: number): boolean {
  for (let index = first + 1; index <= last; index++) if (!follows(paragraph, index)) return false;

  return first >= 0;
}

/** "glad to", "proud of": what is behind belongs to the state. */
function hasObject(
  paragraph: SegmentedParagraph,
  index: number,
  { goesOn, afterComma }: FeelingForms,
): boolean {
  const next = formAt(paragraph, index + 1);
  if (follows(paragraph, index + 1)) return !goesOn.test(next);
  const isComma = paragraph.text[endOf(paragraph.words, index)] === ',';

  return isComma && afterComma !== undefined && !afterComma.test(next);
}

/** Of a person, and as a fact: not "it was sad", not "whenever he was sad". */
function isOutright(
  paragraph: SegmentedParagraph,
  verb: number,
  { nobody, conditions }: FeelingForms,
): boolean {
  if (opens(paragraph, verb) || nobody.test(formAt(paragraph, verb - 1))) return false;
  for (let at = verb - 1; at >= Math.max(0, verb - 4); at--) {
    if (conditions.test(formAt(paragraph, at))) return false;
    if (opens(paragraph, at) || !follows(paragraph, at)) break;
  }

  return true;
}

function nameAt(
  paragraph: SegmentedParagraph,
  index: number,
  { before, beforePause, behind }: FeelingForms,
): Place | null {
  const led = `${wordsBefore(paragraph, index)} ${formAt(paragraph, index)}`;
  if (isParted.test(formAt(paragraph, index + 1))) return null;
  const isPause = !follows(paragraph, index + 1);
  const found = before.exec(led) ?? (isPause ? beforePause.exec(led) : null);
  if (found) {
    const words = found[0].trim().split(' ').length - 1;

    return { first: index - words, end: index + 1 };
  }
  const next = [index + 1, index + 2].filter((at) => follows(paragraph, at));
  const done = next.map((at) => formAt(paragraph, at)).join(' ');

  return behind.test(done) ? { first: index, end: index + next.length + 1 } : null;
}

/** "the disappointment of the young man": the feeling of somebody else. */
const isParted = /^(?:of|de|des|du|d')$/;

/** Up to three words before, with single spaces, as far as nothing parts them. */
function wordsBefore(paragraph: SegmentedParagraph, index: number): string {
  const words: string[] = [];
  for (let at = index; at > index - 3 && at > 0 && follows(paragraph, at); at--)
    words.unshift(formAt(paragraph, at - 1));

  return words.join(' ');
}

function matchOf(paragraph: SegmentedParagraph, index: number, { first, end }: Place): Match {
  return {
    rule: 'named-emotion',
    first,
    end,
    reason: { code: 'named-emotion', values: { word: wordAt(paragraph, index) } },
  };
}
