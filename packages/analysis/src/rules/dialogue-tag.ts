import { functionWord } from '../languages/word-classes.ts';
import type { SegmentedParagraph } from '../paragraph.ts';
import { capitalFlag, endOf, flagsOf, spokenFlag, startOf, wordCount } from '../text/words.ts';
import { keyOf } from './phrases-of.ts';
import { follows, formAt, isOf, isSpokenAt } from './reading.ts';
import type { Finder, Match } from './rule.ts';

/**
 * A verb beside the spoken words that draws the eye to itself: “…,” he expostulated. Only where it
 * carries speech: behind a comma, question or exclamation mark, or before a comma or colon.
 */
export const dialogueTag: Finder = {
  rules: ['dialogue-tag'],

  find(paragraph, { language: { code, lists } }) {
    const { words } = paragraph;
    const { showyTags } = lists;
    const matches: Match[] = [];
    if (!showyTags) return matches;
    const verbs: Verbs = { keyOf: keyOf(code), known: showyTags };
    const count = wordCount(words);
    let wasSpoken = isSpokenAt(paragraph, 0);
    for (let index = 1; index < count; index++) {
      const isNowSpoken = (flagsOf(words, index) & spokenFlag) !== 0;
      if (isNowSpoken === wasSpoken) continue;
      wasSpoken = isNowSpoken;
      const at = isNowSpoken
        ? verbBefore(paragraph, index, verbs)
        : verbBehind(paragraph, index, verbs);
      if (at === null) continue;
      const values = { verb: formAt(paragraph, at) };
      matches.push({
        rule: 'dialogue-tag',
        first: at,
        end: at + 1,
        reason: { code: 'dialogue-tag', values },
      });
    }

    return matches;
  },
};

/** How a word is looked up, and the verbs there are. */
type Verbs = { keyOf(form: string): string; known: ReadonlySet<string> };

function isVerb({ keyOf, known }: Verbs, form: string): boolean {
  return known.has(keyOf(form));
}

/** “Go,” hissed Mary; “Go,” she hissed; “Go,” the old man hissed. */
function verbBehind(paragraph: SegmentedParagraph, from: number, verbs: Verbs): number | null {
  const { text, words } = paragraph;
  const gap = text.slice(endOf(words, from - 1), startOf(words, from));
  if (!/[,،!?…—–，！？]|^\s*»/.test(gap) || /\.["”»]/.test(gap)) return null;
  for (let at = from; at < from + 4; at++) {
    if (at > from && !follows(paragraph, at)) return null;
    const form = formAt(paragraph, at);
    if (isVerb(verbs, form)) return isSequel(verbs, form) ? null : at;
    const isSubject = isOf(paragraph, at, functionWord) || (flagsOf(words, at) & capitalFlag) !== 0;
    if (!isSubject && at !== from + 1) return null;
  }

  return null;
}

/** «…» فابتسم: with the Arabic ف, “and then”, what follows upon the words is told, not who said them. */
function isSequel({ keyOf }: Verbs, form: string): boolean {
  return form.startsWith('ف') && !keyOf(form).startsWith('ف');
}

/** She hissed: “Go!” */
function verbBefore(
  { text, words, ...rest }: SegmentedParagraph,
  to: number,
  verbs: Verbs,
): number | null {
  const gap = text.slice(endOf(words, to - 1), startOf(words, to));
  const isShowy = isVerb(verbs, formAt({ text, words, ...rest }, to - 1));

  return isShowy && /^\s?[,:،]/.test(gap) ? to - 1 : null;
}
