import type { SegmentedParagraph } from '../../paragraph.ts';
import { endOf, startOf, wordCount } from '../../text/words.ts';
import { phraseNormalizer } from '../phrases/phrase-tries.ts';
import type { Match, ParagraphRule } from '../rule.ts';
import { formAt, isAdjacent, isSpokenAt } from '../word-access.ts';

/**
 * Arabic: تم followed by a verbal noun, where a verb would do. Without vowel signs the morphological passive cannot be distinguished from
 * the active. Chinese: 被 up to the verb, if the clause is short.
 */
export const passiveArabicChinese: ParagraphRule = {
  rules: ['passive'],

  find(paragraph, { language: { code } }) {
    if (code === 'ar') return arabicPassives(paragraph);

    return code === 'zh' ? chinesePassives(paragraph) : [];
  },
};

const normalize = phraseNormalizer('ar');
const tammPattern = /^(?:س?[يت]?تم|تمت|ستتم)$/;

/** Verbal nouns: those of derived verbs by pattern, those of simple verbs by list. */
const verbalNoun =
  /^(?:ال)?(?:ت\p{L}{2}ي\p{L}|ا\p{L}{2}ا\p{L}|ا\p{L}ت\p{L}ا\p{L}|است\p{L}{2}ا\p{L}ة?|ان\p{L}{2}ا\p{L}|م\p{L}ا\p{L}{2}ة|فتح|كتابة|نشر|بناء|قتل|نقل|دفع|بيع|شراء|رفع|وضع|قطع|حذف|طرد|عقد|صنع|منح|وقف|ضبط|قبول|رفض|حجز|سحب|جمع|فحص|دفن|نقاش|عرض|طبع|قراءة|زيارة|دراسة|صياغة|زيادة|حماية)(?:ه|ها|هم)?$/u;

function arabicPassives(paragraph: SegmentedParagraph): readonly Match[] {
  const matches: Match[] = [];
  for (let index = 1; index < wordCount(paragraph.words); index++) {
    if (!isAdjacent(paragraph, index) || isSpokenAt(paragraph, index)) continue;
    if (!tammPattern.test(normalize(formAt(paragraph, index - 1)))) continue;
    if (!verbalNoun.test(normalize(formAt(paragraph, index)))) continue;
    matches.push(
      createMatch(paragraph, {
        first: index - 1,
        verb: index,
        hasAgent: hasAgent(paragraph, index),
      }),
    );
  }

  return matches;
}

/** تم … من قبل المدير, على يد …: the agent follows. */
function hasAgent(paragraph: SegmentedParagraph, verb: number): boolean {
  for (let at = verb + 1; at < verb + 6 && isAdjacent(paragraph, at); at++) {
    const pair = `${formAt(paragraph, at)} ${formAt(paragraph, at + 1)}`;
    if (/^(?:من قبل|على يد|على أيدي|من طرف)$/.test(pair)) return true;
  }

  return false;
}

/** Maximum number of words from 被 to the verb. */
const maxClauseLength = 8;

function chinesePassives(paragraph: SegmentedParagraph): readonly Match[] {
  const { words } = paragraph;
  const matches: Match[] = [];
  const count = wordCount(words);
  for (let index = 0; index < count; index++) {
    if (formAt(paragraph, index) !== '被' || isSpokenAt(paragraph, index)) continue;
    let end = index + 1;
    while (end < count && isUnpunctuated(paragraph, end)) end++;
    let verb = end - 1;
    while (verb > index && /^[了着过的地得]$/.test(formAt(paragraph, verb))) verb--;
    if (verb === index || verb - index > maxClauseLength) continue;
    matches.push(createMatch(paragraph, { first: index, verb, hasAgent: verb > index + 1 }));
    index = verb;
  }

  return matches;
}

/** No punctuation precedes the word. */
function isUnpunctuated({ words, text }: SegmentedParagraph, index: number): boolean {
  return text.slice(endOf(words, index - 1), startOf(words, index)).trim() === '';
}

function createMatch(
  paragraph: SegmentedParagraph,
  { first, verb, hasAgent }: { first: number; verb: number; hasAgent: boolean },
): Match {
  return {
    rule: 'passive',
    first,
    end: verb + 1,
    reason: {
      code: hasAgent ? 'passive-with-agent' : 'passive',
      values: { verb: passiveText(paragraph, first, verb) },
    },
  };
}

/** Arabic: the verbal noun; Chinese: the whole span, because the start of the verb is uncertain. */
function passiveText(
  { text, words, vocabulary }: SegmentedParagraph,
  first: number,
  verb: number,
): string {
  const from = vocabulary.language.code === 'zh' ? first : verb;

  return text.slice(startOf(words, from), endOf(words, verb));
}
