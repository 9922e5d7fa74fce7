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
import type { LanguageCode } from '../options.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { isUpper, lowerOf } from './characters.ts';
import { endOf, entryOf, isCapital, marksOf, startOf, type WordTable, wordCount } from './words.ts';

/** Everything the decision whether a sentence ends between two words may look at. */
export type Gap = {
  text: string;
  words: WordTable;
  vocabulary: Vocabulary;
  /** Index of the word behind the gap. */
  next: number;
  /** Index of the first word of the sentence so far. */
  first: number;
};

/** Whether the terminator (with the quotes that close behind it) at `mark` ends the sentence. */
export function isSentenceBreak(gap: Gap, mark: Span): boolean {
  const { text, words, next } = gap;
  const sign = text.slice(mark.from, mark.to);
  const isQuoted = /["”’'»›“«‹」』]/.test(sign);
  if (/[。！？｡．]/.test(sign) && isInTitle(text, mark.to)) return false;
  if (/[。！？｡．؟۔।॥]/.test(sign)) return !isQuoted || !isTagged(gap);

  const after = text.slice(mark.to, startOf(words, next));
  if (!/^\s/.test(after) && !(isQuoted && /^[“"«„‘(¿¡]/.test(after))) return false;
  const opensAnew = /["“«»„‘'¿¡([—–]/.test(after);
  const start = caseOf(gap, next);
  if (start === 'lower') {
    return !isQuoted && (caseOf(gap, gap.first) === 'lower' || startsSmall(gap, mark));
  }
  if (/[!?‽⁇⁈⁉]/.test(sign)) return !isQuoted || opensAnew || !isTagged(gap);
  if (/…|\.\s*\./.test(sign)) {
    if (gap.vocabulary.language.code === 'ar') return false; // there it stands for a pause
    return (opensAnew || !isWord(gap, next, /^i$|^i'/)) && !(isQuoted && isTagged(gap));
  }
  if (mark.from > endOf(words, next - 1)) return true;
  if (sign.length > 2 && /[\])"”’'»]\.$/.test(sign)) return true;

  return isStop(gap, opensAnew);
}

/**
 * A sentence whose writer forgot the capital: behind a run of marks, before an address, or before a
 * pronoun where the stop belongs to no abbreviation.
 */
function startsSmall(gap: Gap, mark: Span): boolean {
  const { text, words, vocabulary, next } = gap;
  const sign = text.slice(mark.from, mark.to);
  if (/^[!?]{3,}$/.test(sign)) return !isTagged(gap);
  if (sign !== '.' || mark.from !== endOf(words, next - 1)) return false;
  if ((classesOf(gap, next - 1) & (abbreviation | singleLetter | numeral)) !== 0) return false;
  if (/^(?:https?:|www\.)/.test(text.slice(startOf(words, next), startOf(words, next) + 8))) {
    return true;
  }
  const pronoun = pronouns[vocabulary.language.code];

  return pronoun !== undefined && isWord(gap, next, pronoun);
}

const abbreviation = dotted | titleAbbreviation | trailingAbbreviation | numberAbbreviation;

const pronouns: Partial<Record<LanguageCode, RegExp>> = {
  en: /^(?:i|he|she|it|we|they|there)(?:'|$)/,
  es: /^(?:yo|ella|ellos|ellas|nosotros|usted)$/,
  fr: /^(?:j'|c'|je|il|elle|nous|ils|elles)$/,
  de: /^(?:ich|er|sie|es|wir)$/,
};

/** Within 《 》 a mark belongs to the name of a work: 《摔跤吧！爸爸》. */
function isInTitle(text: string, at: number): boolean {
  return /^[^《》。\n]{0,40}》/.test(text.slice(at, at + 42));
}

/** Whether the full stop right behind the word before ends the sentence, or belongs to an abbreviation. */
function isStop(gap: Gap, opensAnew: boolean): boolean {
  const { vocabulary, next, words } = gap;
  const before = classesOf(gap, next - 1);
  const after = classesOf(gap, next);
  const startsAnew = opensAnew || (after & functionWord) !== 0;

  if (isSpacedAbbreviation(gap)) return false;
  if ((before & (dotted | singleLetter)) !== 0 && isHourOrEra(gap)) {
    return startsAnew || !isWord(gap, next, ofTheClock);
  }
  if ((before & titleAbbreviation) !== 0) {
    return (before & trailingAbbreviation) !== 0 ? startsAnew : isStreet(gap, after);
  }
  if ((before & numberAbbreviation) !== 0) return (after & numeral) === 0;
  if ((before & dotted) !== 0) return startsAnew;
  if ((before & trailingAbbreviation) !== 0) return (marksOf(words, next) & isCapital) !== 0;
  if ((before & singleLetter) !== 0) {
    return isTail(gap) ? startsAnew : !isInitial(gap);
  }
  if ((before & numeral) !== 0 && next - 1 === gap.first) return false;
  if ((before & numeral) !== 0 && vocabulary.language.dotsOrdinals) {
    const isLong = endOf(words, next - 1) - startOf(words, next - 1) > 2;

    return startsAnew || isLong || isWord(gap, next, neverOrdered);
  }

  return true;
}

/** At 5 p.m. She left; murió en 40 d. C. Roma ardía: the hour or the era that is named by its letters. */
function isHourOrEra({ text, words, next }: Gap): boolean {
  const end = endOf(words, next - 1);

  return /(?:^|[^\p{L}])(?:[ap]\.\s?m|[ad]\.\s?C|a(?:v|p|pr)\.\s?J\.-C)$/u.test(
    text.slice(Math.max(0, end - 12), end),
  );
}

/** What may follow an hour with a capital: 5 p.m. Monday, 9 a.m. Eastern. */
const ofTheClock =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:jan|febr)uary|march|april|may|june|july|august|(?:sept|nov|dec)ember|october|eastern|central|mountain|pacific|greenwich|gmt|utc|[ecmp][sd]?t|bst|cet)$/;

/** u. a. Kinder: the small letter that ends an abbreviation written with spaces. */
function isTail({ text, words, vocabulary, next, first }: Gap): boolean {
  const before = next - 2;
  if (before < first) return false;
  const between = text.slice(endOf(words, before), startOf(words, next - 1));
  const isSmall = !isUpper(text.charCodeAt(startOf(words, before)));

  return (
    isSmall &&
    /^\.\s?$/.test(between) &&
    ((vocabulary.classes[entryOf(words, before)] ?? 0) & singleLetter) !== 0
  );
}

/** German words that no ordinal can stand before: Er kam am 12. Dann ging er. */
const neverOrdered =
  /^(?:dann|danach|darauf|daraufhin|später|heute|gestern|dort|hier|nun|jetzt|trotzdem|deshalb|jedoch|auch|noch|sofort|plötzlich)$/;

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

/** J. Smith, but not "It was I. Then …" nor "plan b. Then …"; د. أحمد, but not عام 1990 م. ثم. */
function isInitial(gap: Gap): boolean {
  const { text, words, vocabulary, next, first } = gap;
  const at = startOf(words, next - 1);
  if (/[°º]/.test(text.charAt(at - 1))) return false; // 20 °C.
  if (!isUpper(text.charCodeAt(at))) {
    if (vocabulary.language.code !== 'ar') return false;

    return next - 1 === first || (classesOf(gap, next - 2) & numeral) === 0;
  }
  if (vocabulary.language.code !== 'en' || text.charAt(at) !== 'I') return true;

  return next - 1 === first || (marksOf(words, next - 2) & isCapital) !== 0;
}

/** “Why?” Mary asked, “Where?” Mrs. Lang said: the speaker's tag goes on with the sentence of the speech. */
function isTagged(gap: Gap): boolean {
  let farthest = gap.next + 2;
  for (let ahead = gap.next; ahead <= farthest; ahead++) {
    const classes = classesOf(gap, ahead);
    if ((classes & speechVerb) !== 0) return !goesOnInChinese(gap, ahead);
    const between = gap.text.slice(endOf(gap.words, ahead), startOf(gap.words, ahead + 1));
    if (between === '. ' && (classes & (titleAbbreviation | singleLetter)) !== 0) farthest++;
    else if (!/^ ?$/.test(between)) return false;
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
