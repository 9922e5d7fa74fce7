import { numeral } from '../../languages/word-classes.ts';
import type { SegmentedParagraph } from '../../paragraph.ts';
import { wordCount } from '../../text/words.ts';
import type { Match, ParagraphRule } from '../rule.ts';
import {
  formAt,
  hasClass,
  isAdjacent,
  isSentenceStart,
  matchCase,
  wordAt,
} from '../word-access.ts';

/** Reports a apple, an house: the sound after the article decides. Of words with h only those always pronounced with it count. */
export const articleSound: ParagraphRule = {
  rules: ['article'],

  find(paragraph, { language: { code } }) {
    const matches: Match[] = [];
    if (code !== 'en') return matches;
    const count = wordCount(paragraph.words);
    for (let index = 0; index + 1 < count; index++) {
      const form = formAt(paragraph, index);
      if ((form !== 'a' && form !== 'an') || !isAdjacent(paragraph, index + 1)) continue;
      if (!isWrongArticle(paragraph, index, form)) continue;
      const other = matchCase(paragraph, index, form === 'a' ? 'an' : 'a');
      matches.push({
        rule: 'article',
        first: index,
        end: index + 1,
        reason: { code: 'article-sound', values: { word: wordAt(paragraph, index), other } },
        suggestions: [other],
      });
    }

    return matches;
  },
};

function isWrongArticle(
  paragraph: SegmentedParagraph,
  index: number,
  article: 'a' | 'an',
): boolean {
  const written = wordAt(paragraph, index);
  if (written === 'A' && !isSentenceStart(paragraph, index)) return false;
  if (written === 'AN') return false;
  const next = wordAt(paragraph, index + 1);
  const form = formAt(paragraph, index + 1);
  if (hasClass(paragraph, index + 1, numeral) || !/^[a-z]{2}/.test(form)) return false;
  if (/\p{Lu}/u.test(next.slice(1)) || /^(?:and|or|is|as|in|at|to)$/.test(form)) return false;

  return article === 'a' ? startsWithVowelSound(form) : startsWithConsonantSound(form);
}

function startsWithVowelSound(form: string): boolean {
  if (/^(?:hour|honest|honou?r|heir)/.test(form)) return true;

  return /^[aeiou]/.test(form) && !startsWithYSound.test(form) && !ambiguousWords.test(form);
}

function startsWithConsonantSound(form: string): boolean {
  if (aspiratedWords.test(form)) return true;
  if (/^[aeiou]/.test(form))
    return /^(?:uni(?:on|ver|form|corn|t[eys]?$|que)|useful|usual|european)/.test(form);

  return (
    /^[bcdgjkpqtvwz]/.test(form) || /^(?:f|l|m|n|r|s)[aeiou]/.test(form) || /^y[aeo]/.test(form)
  );
}

/** A unit, a one-eyed man, a European, a ewe, a ukulele. */
const startsWithYSound =
  /^(?:eu|ewe|u(?:ni(?!n|m|d)|na?nim|s[aeiu]|t[ei]|ran|kra|kul|biq|lu|vul|r[ei])|one|once|ouij|oui)/;

/** Interjections, Latin and French words. */
const ambiguousWords = /^(?:o'|um|uh|er|eh|oh|ah|au|et|il|un)$/;

const aspiratedWords =
  /^(?:house|houses|horse|hat|hill|hand|head|heart|hen|hole|home|hot|huge|half|happy|hard|high|heavy|hair|hammer|handsome|harbou?r|helmet|hedge|hospital|hungry|husband|hurry|hand\w+)$/;
