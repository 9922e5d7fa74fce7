import { functionWord } from '../languages/word-classes.ts';
import type { SegmentedParagraph } from '../paragraph.ts';
import { adjacentFlag, endOf, entryOf, flagsOf, startOf, wordCount } from '../text/words.ts';
import { follows, formAt, isNamed, isOf, isSpokenAt, wordAt } from './reading.ts';
import type { Finder, Match } from './rule.ts';

/**
 * The the: a word twice with nothing but space between. Doublings that a language knows ("had had",
 * "nous nous", “die die”) are right; in Arabic and Chinese, where doubling makes adverbs, only small
 * words count; so they do before a mark, where doubling is for weight (“la nuit était noire noire.”). What characters stammer is theirs.
 */
export const doubledWord: Finder = {
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
      const isMeant = code === 'zh' ? !follows(paragraph, index) : !isParted(paragraph, index);
      if (isMeant || isRight(paragraph, index, code)) continue;
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

/** Space alone stands between them, and no blank line. */
function isParted({ text, words }: SegmentedParagraph, index: number): boolean {
  if ((flagsOf(words, index) & adjacentFlag) === 0) return false;

  return !/\n\s*\n/.test(text.slice(endOf(words, index - 1), startOf(words, index)));
}

function isRight(paragraph: SegmentedParagraph, index: number, language: string): boolean {
  const form = formAt(paragraph, index);
  if (!/\p{L}/u.test(form) || known.has(form)) return true;
  if (form === 'la' && /^(?:la|tra)$/.test(formAt(paragraph, index - 2))) return true;
  if (form === 'la' && formAt(paragraph, index + 1) === 'la') return true;
  if (isNamed(paragraph, index) && !isOf(paragraph, index, functionWord)) return true;
  if (isSpokenAt(paragraph, index))
    return (
      !isOf(paragraph, index, functionWord) ||
      /^(?:no|i|we|he|she|you|it|so|now|there|why|what|how|but|and|the|sí|oui|non|nein|ja|je|ich|yo|я)$/.test(
        form,
      )
    );
  if (language === 'zh') return !/^[的在和把被]$/.test(form);
  if (language === 'ar') return meantInArabic.has(form) || !isOf(paragraph, index, functionWord);

  return !isOf(paragraph, index, functionWord) && !follows(paragraph, index + 1);
}

/** Said twice for weight, or two words that are written alike. */
const meantInArabic = new Set('لا هو هي هم هكذا وهكذا لم في نعم بل'.split(' '));

/** Doublings of the languages, and sounds. */
const known = new Set(
  `had that her is do very many much long far so no ha he hi ho hey bye knock well there now come hear please never
  blah tut tick tap chop choo yum night nous vous faire die der das sie den ihr dem es nos muy más casi hip wah boo
  bla ding dong bim bam bum klopf tack toc tic pan plouf clac ya luego poco bang boom beep cluck quack woof miaow meow
  tsk pooh na da dum ta rat row goody mieux leu quién rum vor dear really old big little great deep wide more again on round`.split(
    /\s+/,
  ),
);
