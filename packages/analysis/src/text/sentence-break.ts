import type { Span } from '../findings.ts';
import {
  dotted,
  functionWord,
  numberAbbreviation,
  numeral,
  singleLetter,
  speechVerb,
  titleAbbreviation,
  trailingAbbreviation,
} from '../languages/word-classes.ts';
import { isUpper, lowerOf } from './characters.ts';
import type { Gap } from './sentences.ts';
import { endOf, entryOf, isCapital, marksOf, startOf, wordCount } from './words.ts';

/** Whether the terminator (with the quotes that close behind it) at `mark` ends the sentence. */
export function isSentenceBreak(gap: Gap, mark: Span): boolean {
  const { text, words, next } = gap;
  const sign = text.slice(mark.from, mark.to);
  const isQuoted = /["”’'»›“」』]/.test(sign);
  if (/[。！？｡．؟۔।॥]/.test(sign)) return !isQuoted || !isTagged(gap);

  const after = text.slice(mark.to, startOf(words, next));
  if (!/^\s/.test(after) && !(isQuoted && /^[“"«„‘(¿¡]/.test(after))) return false;
  const opensAnew = /["“«„‘'¿¡([—–]/.test(after);
  const start = caseOf(gap, next);
  if (start === 'lower') return !isQuoted && caseOf(gap, gap.first) === 'lower';
  if (/[!?‽⁇⁈⁉]/.test(sign)) return !isQuoted || opensAnew || !isTagged(gap);
  if (/…|\.\s*\./.test(sign))
    return (opensAnew || !isWord(gap, next, /^i$|^i'/)) && !(isQuoted && isTagged(gap));
  if (mark.from > endOf(words, next - 1)) return true;

  return isStop(gap, opensAnew);
}

/** Whether the full stop right behind the word before ends the sentence, or belongs to an abbreviation. */
function isStop(gap: Gap, opensAnew: boolean): boolean {
  const { vocabulary, next, words } = gap;
  const before = classesOf(gap, next - 1);
  const after = classesOf(gap, next);
  const startsAnew = opensAnew || (after & functionWord) !== 0;

  if (isSpacedAbbreviation(gap)) return false;
  if ((before & titleAbbreviation) !== 0) return isStreet(gap, after);
  if ((before & numberAbbreviation) !== 0) return (after & numeral) === 0;
  if ((before & dotted) !== 0) return startsAnew;
  if ((before & trailingAbbreviation) !== 0) return (marksOf(words, next) & isCapital) !== 0;
  if ((before & singleLetter) !== 0) return !isInitial(gap);
  if ((before & numeral) !== 0 && next - 1 === gap.first) return false;
  if ((before & numeral) !== 0 && vocabulary.language.dotsOrdinals) {
    return startsAnew || endOf(words, next - 1) - startOf(words, next - 1) > 2;
  }

  return true;
}

/** z. B., d. h., p. ej., EE. UU.: the stop of a letter, or of a doubled one, before another such. */
function isSpacedAbbreviation(gap: Gap): boolean {
  const { text, words, next } = gap;
  const isShort = (index: number) =>
    /^(?:\p{L}|(\p{Lu})\1|Chr|ex|ej|com)$/u.test(
      text.slice(startOf(words, index), endOf(words, index)),
    );

  return isShort(next - 1) && isShort(next) && text.charAt(endOf(words, next)) === '.';
}

/** Main St. He waited, but St. Paul: a street may end the sentence where a small word begins the next. */
function isStreet({ vocabulary, words, next, first }: Gap, after: number): boolean {
  const form = vocabulary.forms[entryOf(words, next - 1)];
  const isNamed = next - 2 >= first && (marksOf(words, next - 2) & isCapital) !== 0;

  return form === 'st' && isNamed && (after & functionWord) !== 0;
}

/** J. Smith, but not "It was I. Then …" nor "plan b. Then …". */
function isInitial({ text, words, vocabulary, next, first }: Gap): boolean {
  const at = startOf(words, next - 1);
  if (!isUpper(text.charCodeAt(at))) return vocabulary.language.code === 'ar';
  if (vocabulary.language.code !== 'en' || text.charAt(at) !== 'I') return true;

  return next - 1 === first || (marksOf(words, next - 2) & isCapital) !== 0;
}

/** “Why?” Mary asked: the speaker's tag goes on with the sentence of the speech. */
function isTagged(gap: Gap): boolean {
  for (let ahead = gap.next; ahead <= gap.next + 2; ahead++) {
    if ((classesOf(gap, ahead) & speechVerb) !== 0) return !goesOnInChinese(gap, ahead);
    if (!/^ ?$/.test(gap.text.slice(endOf(gap.words, ahead), startOf(gap.words, ahead + 1))))
      return false;
  }

  return false;
}

/** 他说。 closes a speech; 他说完就走了 begins what comes behind it. */
function goesOnInChinese({ text, words, vocabulary }: Gap, index: number): boolean {
  if (vocabulary.language.code !== 'zh' || index + 1 >= wordCount(words)) return false;
  if (vocabulary.forms[entryOf(words, index + 1)] === '道') return false;

  return text.slice(endOf(words, index), startOf(words, index + 1)) === '';
}

function caseOf({ text, words }: Gap, index: number): 'upper' | 'lower' | 'none' {
  const unit = text.charCodeAt(startOf(words, index));
  if (isUpper(unit)) return 'upper';

  return lowerOf(unit) === unit && String.fromCharCode(unit).toUpperCase().charCodeAt(0) !== unit
    ? 'lower'
    : 'none';
}

function isWord({ words, vocabulary }: Gap, index: number, pattern: RegExp): boolean {
  return pattern.test(vocabulary.forms[entryOf(words, index)] ?? '');
}

function classesOf({ words, vocabulary }: Gap, index: number): number {
  return vocabulary.classes[entryOf(words, index)] ?? 0;
}
