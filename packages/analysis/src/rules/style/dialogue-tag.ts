import { functionWord } from '../../languages/word-classes.ts';
import type { SegmentedParagraph } from '../../paragraph.ts';
import { capitalFlag, endOf, flagsOf, spokenFlag, startOf, wordCount } from '../../text/words.ts';
import { phraseNormalizer } from '../phrases/phrase-tries.ts';
import type { Match, ParagraphRule } from '../rule.ts';
import { formAt, hasClass, isAdjacent, isSpokenAt } from '../word-access.ts';

/**
 * Reports ornate dialogue tags (said bookisms): “…,” he expostulated. Only where the verb introduces speech: after a comma, question mark
 * or exclamation mark, or before a comma or colon.
 */
export const dialogueTag: ParagraphRule = {
  rules: ['dialogue-tag'],

  find(paragraph, { language: { code, lists } }) {
    const { words } = paragraph;
    const { saidBookisms } = lists;
    const matches: Match[] = [];
    if (!saidBookisms) return matches;
    const verbs: TagVerbs = { normalize: phraseNormalizer(code), bookisms: saidBookisms };
    const count = wordCount(words);
    let wasSpoken = isSpokenAt(paragraph, 0);
    for (let index = 1; index < count; index++) {
      const isNowSpoken = (flagsOf(words, index) & spokenFlag) !== 0;
      if (isNowSpoken === wasSpoken) continue;
      wasSpoken = isNowSpoken;
      const at = isNowSpoken
        ? findVerbBefore(paragraph, index, verbs)
        : findVerbAfter(paragraph, index, verbs);
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

/** Normalizes a word form for lookup, and the listed verbs. */
type TagVerbs = { normalize(form: string): string; bookisms: ReadonlySet<string> };

function isVerb({ normalize, bookisms }: TagVerbs, form: string): boolean {
  return bookisms.has(normalize(form));
}

/** “Go,” hissed Mary; “Go,” she hissed; “Go,” the old man hissed. */
function findVerbAfter(
  paragraph: SegmentedParagraph,
  from: number,
  verbs: TagVerbs,
): number | null {
  const { text, words } = paragraph;
  const gap = text.slice(endOf(words, from - 1), startOf(words, from));
  if (!/[,،!?…—–，！？]|^\s*»/.test(gap) || /\.["”»]/.test(gap)) return null;
  for (let at = from; at < from + 4; at++) {
    if (at > from && !isAdjacent(paragraph, at)) return null;
    const form = formAt(paragraph, at);
    if (isVerb(verbs, form)) return hasSequentialPrefix(verbs, form) ? null : at;
    const isSubject =
      hasClass(paragraph, at, functionWord) || (flagsOf(words, at) & capitalFlag) !== 0;
    if (!isSubject && at !== from + 1) return null;
  }

  return null;
}

/** «…» فابتسم: with the Arabic prefix ف (“and then”) the verb is a subsequent action, not a dialogue tag. */
function hasSequentialPrefix({ normalize }: TagVerbs, form: string): boolean {
  return form.startsWith('ف') && !normalize(form).startsWith('ف');
}

/** She hissed: “Go!” */
function findVerbBefore(
  { text, words, ...rest }: SegmentedParagraph,
  to: number,
  verbs: TagVerbs,
): number | null {
  const gap = text.slice(endOf(words, to - 1), startOf(words, to));
  const isBookism = isVerb(verbs, formAt({ text, words, ...rest }, to - 1));

  return isBookism && /^\s?[,:،]/.test(gap) ? to - 1 : null;
}
