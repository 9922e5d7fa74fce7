import { functionWord } from '../../languages/word-classes.ts';
import type { SegmentedParagraph } from '../../paragraph.ts';
import { adjacentFlag, endOf, entryOf, flagsOf, startOf, wordCount } from '../../text/words.ts';
import type { Match, ParagraphRule } from '../rule.ts';
import { formAt, hasClass, isAdjacent, isNameAt, isSpokenAt, wordAt } from '../word-access.ts';

/**
 * Reports a word repeated with only white space between. Correct repetitions ("had had", "nous nous", “die die”) are allowed. In Arabic and
 * Chinese, where reduplication forms adverbs, and before punctuation, where repetition is emphatic (“la nuit était noire noire.”), only
 * function words count. Stammering in dialogue is allowed.
 */
export const doubledWord: ParagraphRule = {
  rules: ['doubled-word'],

  find(paragraph, { language: { code } }) {
    const { words } = paragraph;
    const matches: Match[] = [];
    const count = wordCount(words);
    let before = entryOf(words, 0);
    for (let index = 1; index < count; index++) {
      const entry = entryOf(words, index);
      const isSame = entry === before;
      before = entry;
      if (!isSame) continue;
      const isSeparated =
        code === 'zh' ? !isAdjacent(paragraph, index) : !isSeparatedBySpace(paragraph, index);
      if (isSeparated || isAllowedRepetition(paragraph, index, code)) continue;
      matches.push({
        rule: 'doubled-word',
        first: index - 1,
        end: index + 1,
        reason: { code: 'doubled-word', values: { word: formAt(paragraph, index) } },
        suggestions: [wordAt(paragraph, index - 1)],
      });
    }

    return matches;
  },
};

/** Only white space without a blank line separates the words. */
function isSeparatedBySpace({ text, words }: SegmentedParagraph, index: number): boolean {
  if ((flagsOf(words, index) & adjacentFlag) === 0) return false;

  return !/\n\s*\n/.test(text.slice(endOf(words, index - 1), startOf(words, index)));
}

function isAllowedRepetition(
  paragraph: SegmentedParagraph,
  index: number,
  language: string,
): boolean {
  const form = formAt(paragraph, index);
  if (!/\p{L}/u.test(form) || allowedRepetitions.has(form)) return true;
  if (form === 'la' && /^(?:la|tra)$/.test(formAt(paragraph, index - 2))) return true;
  if (form === 'la' && formAt(paragraph, index + 1) === 'la') return true;
  if (isNameAt(paragraph, index) && !hasClass(paragraph, index, functionWord)) return true;
  if (isSpokenAt(paragraph, index))
    return (
      !hasClass(paragraph, index, functionWord) ||
      /^(?:no|i|we|he|she|you|it|so|now|there|why|what|how|but|and|the|sí|oui|non|nein|ja|je|ich|yo|я)$/.test(
        form,
      )
    );
  if (language === 'zh') return !/^[的在和把被]$/.test(form);
  if (language === 'ar')
    return arabicRepetitions.has(form) || !hasClass(paragraph, index, functionWord);

  return !hasClass(paragraph, index, functionWord) && !isAdjacent(paragraph, index + 1);
}

/** Emphatic repetitions and homographs. */
const arabicRepetitions = new Set('لا هو هي هم هكذا وهكذا لم في نعم بل'.split(' '));

/** Repetitions that are correct in a language, and onomatopoeia. */
const allowedRepetitions = new Set(
  `had that her is do very many much long far so no ha he hi ho hey bye knock well there now come hear please never
  blah tut tick tap chop choo yum night nous vous faire die der das sie den ihr dem es nos muy más casi hip wah boo
  bla ding dong bim bam bum klopf tack toc tic pan plouf clac ya luego poco bang boom beep cluck quack woof miaow meow
  tsk pooh na da dum ta rat row goody mieux leu quién rum vor dear really old big little great deep wide more again on round`.split(
    /\s+/,
  ),
);
