import type { SegmentedParagraph } from '../paragraph.ts';
import { endOf, startOf, wordCount } from '../text/words.ts';
import { keyOf } from './phrases-of.ts';
import { follows, formAt, isSpokenAt } from './reading.ts';
import type { Finder, Match } from './rule.ts';

/**
 * Arabic: تم with a verbal noun behind it, where a verb would do. Without vowel signs the passive of the verb itself
 * can not be told from its active. Chinese: 被 up to the verb, as long as the clause is short.
 */
export const passiveArabicChinese: Finder = {
  rules: ['passive'],

  find(paragraph, { language: { code } }) {
    if (code === 'ar') return arabicPassives(paragraph);

    return code === 'zh' ? chinesePassives(paragraph) : [];
  },
};

const bare = keyOf('ar');
const done = /^(?:س?[يت]?تم|تمت|ستتم)$/;

/** Verbal nouns of the derived verbs by their form, those of the simple ones by list. */
const verbalNoun =
  /^(?:ال)?(?:ت\p{L}{2}ي\p{L}|ا\p{L}{2}ا\p{L}|ا\p{L}ت\p{L}ا\p{L}|است\p{L}{2}ا\p{L}ة?|ان\p{L}{2}ا\p{L}|م\p{L}ا\p{L}{2}ة|فتح|كتابة|نشر|بناء|قتل|نقل|دفع|بيع|شراء|رفع|وضع|قطع|حذف|طرد|عقد|صنع|منح|وقف|ضبط|قبول|رفض|حجز|سحب|جمع|فحص|دفن|نقاش|عرض|طبع|قراءة|زيارة|دراسة|صياغة|زيادة|حماية)(?:ه|ها|هم)?$/u;

function arabicPassives(paragraph: SegmentedParagraph): readonly Match[] {
  const matches: Match[] = [];
  for (let index = 1; index < wordCount(paragraph.words); index++) {
    if (!follows(paragraph, index) || isSpokenAt(paragraph, index)) continue;
    if (!done.test(bare(formAt(paragraph, index - 1)))) continue;
    if (!verbalNoun.test(bare(formAt(paragraph, index)))) continue;
    matches.push(
      matchOf(paragraph, { first: index - 1, verb: index, hasAgent: hasAgent(paragraph, index) }),
    );
  }

  return matches;
}

/** تم … من قبل المدير, على يد …: who did it stands behind. */
function hasAgent(paragraph: SegmentedParagraph, verb: number): boolean {
  for (let at = verb + 1; at < verb + 6 && follows(paragraph, at); at++) {
    const pair = `${formAt(paragraph, at)} ${formAt(paragraph, at + 1)}`;
    if (/^(?:من قبل|على يد|على أيدي|من طرف)$/.test(pair)) return true;
  }

  return false;
}

/** Words from 被 to the verb, at most. */
const longestClause = 8;

function chinesePassives(paragraph: SegmentedParagraph): readonly Match[] {
  const { words } = paragraph;
  const matches: Match[] = [];
  const count = wordCount(words);
  for (let index = 0; index < count; index++) {
    if (formAt(paragraph, index) !== '被' || isSpokenAt(paragraph, index)) continue;
    let end = index + 1;
    while (end < count && isJoined(paragraph, end)) end++;
    let verb = end - 1;
    while (verb > index && /^[了着过的地得]$/.test(formAt(paragraph, verb))) verb--;
    if (verb === index || verb - index > longestClause) continue;
    matches.push(matchOf(paragraph, { first: index, verb, hasAgent: verb > index + 1 }));
    index = verb;
  }

  return matches;
}

/** No sign of punctuation stands before the word. */
function isJoined({ words, text }: SegmentedParagraph, index: number): boolean {
  return text.slice(endOf(words, index - 1), startOf(words, index)).trim() === '';
}

function matchOf(
  paragraph: SegmentedParagraph,
  { first, verb, hasAgent }: { first: number; verb: number; hasAgent: boolean },
): Match {
  return {
    rule: 'passive',
    first,
    end: verb + 1,
    reason: {
      code: hasAgent ? 'passive-with-agent' : 'passive',
      values: { verb: written(paragraph, first, verb) },
    },
  };
}

/** Arabic: the verbal noun; Chinese: all of it, since where the verb begins is a guess. */
function written(
  { text, words, vocabulary }: SegmentedParagraph,
  first: number,
  verb: number,
): string {
  const from = vocabulary.language.code === 'zh' ? first : verb;

  return text.slice(startOf(words, from), endOf(words, verb));
}
