import type { Span } from '../findings.ts';
import {
  dottedAbbreviation,
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
import {
  capitalFlag,
  endOf,
  entryOf,
  flagsOf,
  startOf,
  type WordTable,
  wordCount,
} from './words.ts';

/** Context of the decision whether a sentence ends between two words. */
export type BreakCandidate = {
  text: string;
  words: WordTable;
  vocabulary: Vocabulary;
  /** Index of the word after the gap. */
  next: number;
  /** Index of the first word of the current sentence. */
  first: number;
};

/**
 * Sentence splitting in all languages (English, Spanish, …): whether the terminator at `mark` (including closing quotes) ends the sentence.
 */
export function isSentenceBreak(candidate: BreakCandidate, mark: Span): boolean {
  const { text, words, next } = candidate;
  const sign = text.slice(mark.from, mark.to);
  const isQuoted = /["”’'»›“«‹」』]/.test(sign);
  if (/[。！？｡．]/.test(sign) && isInTitle(text, mark.to)) return false;
  if (/[。！？｡．؟۔।॥]/.test(sign)) return !isQuoted || !hasDialogueTag(candidate);

  const after = text.slice(mark.to, startOf(words, next));
  if (!/^\s/.test(after) && !(isQuoted && /^[“"«„‘(¿¡]/.test(after))) return false;
  const startsNewSpeech = /["“«»„‘'¿¡([—–]/.test(after);
  const start = caseOf(candidate, next);
  if (start === 'lower') {
    return (
      !isQuoted &&
      (caseOf(candidate, candidate.first) === 'lower' || startsLowercase(candidate, mark))
    );
  }
  if (/[!?‽⁇⁈⁉]/.test(sign)) return !isQuoted || startsNewSpeech || !hasDialogueTag(candidate);
  if (/…|\.\s*\./.test(sign)) {
    if (candidate.vocabulary.language.code === 'ar') return false; // an ellipsis marks a pause in Arabic
    return (
      (startsNewSpeech || !isWord(candidate, next, /^i$|^i'/)) &&
      !(isQuoted && hasDialogueTag(candidate))
    );
  }
  if (mark.from > endOf(words, next - 1)) return true;
  if (sign.length > 2 && /[\])"”’'»]\.$/.test(sign)) return true;

  return isFullStop(candidate, startsNewSpeech);
}

/**
 * A sentence that starts in lower case: after a run of marks, before an address, or before a
 * pronoun if the period belongs to no abbreviation.
 */
function startsLowercase(candidate: BreakCandidate, mark: Span): boolean {
  const { text, words, vocabulary, next } = candidate;
  const sign = text.slice(mark.from, mark.to);
  if (/^[!?]{3,}$/.test(sign)) return !hasDialogueTag(candidate);
  if (sign !== '.' || mark.from !== endOf(words, next - 1)) return false;
  if ((classesOf(candidate, next - 1) & (abbreviation | singleLetter | numeral)) !== 0)
    return false;
  if (/^(?:https?:|www\.)/.test(text.slice(startOf(words, next), startOf(words, next) + 8))) {
    return true;
  }
  const pronoun = pronouns[vocabulary.language.code];

  return pronoun !== undefined && isWord(candidate, next, pronoun);
}

const abbreviation =
  dottedAbbreviation | titleAbbreviation | trailingAbbreviation | numberAbbreviation;

const pronouns: Partial<Record<LanguageCode, RegExp>> = {
  en: /^(?:i|he|she|it|we|they|there)(?:'|$)/,
  es: /^(?:yo|ella|ellos|ellas|nosotros|usted)$/,
  fr: /^(?:j'|c'|je|il|elle|nous|ils|elles)$/,
  de: /^(?:ich|er|sie|es|wir)$/,
};

/** Within 《 》 a terminator belongs to the title of a work: 《摔跤吧！爸爸》. */
function isInTitle(text: string, at: number): boolean {
  return /^[^《》。\n]{0,40}》/.test(text.slice(at, at + 42));
}

/** Whether the period directly after the previous word ends the sentence or belongs to an abbreviation. */
function isFullStop(candidate: BreakCandidate, startsNewSpeech: boolean): boolean {
  const { vocabulary, next, words } = candidate;
  const before = classesOf(candidate, next - 1);
  const after = classesOf(candidate, next);
  const startsNewSentence = startsNewSpeech || (after & functionWord) !== 0;

  if (isSpacedAbbreviation(candidate)) return false;
  if ((before & (dottedAbbreviation | singleLetter)) !== 0 && isHourOrEra(candidate)) {
    return startsNewSentence || !isWord(candidate, next, wordsAfterTime);
  }
  if ((before & titleAbbreviation) !== 0) {
    return (before & trailingAbbreviation) !== 0 ? startsNewSentence : isStreet(candidate, after);
  }
  if ((before & numberAbbreviation) !== 0) return (after & numeral) === 0;
  if ((before & dottedAbbreviation) !== 0) return startsNewSentence;
  if ((before & trailingAbbreviation) !== 0) return (flagsOf(words, next) & capitalFlag) !== 0;
  if ((before & singleLetter) !== 0) {
    return isAbbreviationTail(candidate) ? startsNewSentence : !isInitial(candidate);
  }
  if ((before & numeral) !== 0 && next - 1 === candidate.first) return false;
  if ((before & numeral) !== 0 && vocabulary.language.hasDottedOrdinals) {
    const isLong = endOf(words, next - 1) - startOf(words, next - 1) > 2;

    return startsNewSentence || isLong || isWord(candidate, next, wordsNotAfterOrdinal);
  }

  return true;
}

/** At 5 p.m. She left; murió en 40 d. C. Roma ardía: the hour or the era that is named by its letters. */
function isHourOrEra({ text, words, next }: BreakCandidate): boolean {
  const end = endOf(words, next - 1);

  return /(?:^|[^\p{L}])(?:[ap]\.\s?m|[ad]\.\s?C|a(?:v|p|pr)\.\s?J\.-C)$/u.test(
    text.slice(Math.max(0, end - 12), end),
  );
}

/** Capitalized words that may follow a time: 5 p.m. Monday, 9 a.m. Eastern. */
const wordsAfterTime =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:jan|febr)uary|march|april|may|june|july|august|(?:sept|nov|dec)ember|october|eastern|central|mountain|pacific|greenwich|gmt|utc|[ecmp][sd]?t|bst|cet)$/;

/** u. a. Kinder: the last letter of an abbreviation written with spaces. */
function isAbbreviationTail({ text, words, vocabulary, next, first }: BreakCandidate): boolean {
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

/** German words that never follow an ordinal: Er kam am 12. Dann ging er. */
const wordsNotAfterOrdinal =
  /^(?:dann|danach|darauf|daraufhin|später|heute|gestern|dort|hier|nun|jetzt|trotzdem|deshalb|jedoch|auch|noch|sofort|plötzlich)$/;

/** z. B., d. h., p. ej., EE. UU.: a single or doubled letter with a period, followed by another one. */
function isSpacedAbbreviation(candidate: BreakCandidate): boolean {
  const { text, words, next } = candidate;
  const isShort = (index: number) =>
    /^(?:\p{L}|(\p{Lu})\1|Chr|ex|ej|com)$/u.test(
      text.slice(startOf(words, index), endOf(words, index)),
    );

  return isShort(next - 1) && isShort(next) && text.charAt(endOf(words, next)) === '.';
}

/** Main St. He waited, but St. Paul: “St.” for street ends the sentence if a function word follows. */
function isStreet({ vocabulary, words, next, first }: BreakCandidate, after: number): boolean {
  const form = vocabulary.forms[entryOf(words, next - 1)];
  const isNamed = next - 2 >= first && (flagsOf(words, next - 2) & capitalFlag) !== 0;

  return form === 'st' && isNamed && (after & functionWord) !== 0;
}

/** J. Smith, but not "It was I. Then …" nor "plan b. Then …"; د. أحمد, but not عام 1990 م. ثم. */
function isInitial(candidate: BreakCandidate): boolean {
  const { text, words, vocabulary, next, first } = candidate;
  const at = startOf(words, next - 1);
  if (/[°º]/.test(text.charAt(at - 1))) return false; // 20 °C.
  if (!isUpper(text.charCodeAt(at))) {
    if (vocabulary.language.code !== 'ar') return false;

    return next - 1 === first || (classesOf(candidate, next - 2) & numeral) === 0;
  }
  if (vocabulary.language.code !== 'en' || text.charAt(at) !== 'I') return true;

  return next - 1 === first || (flagsOf(words, next - 2) & capitalFlag) !== 0;
}

/** “Why?” Mary asked, “Where?” Mrs. Lang said: a dialogue tag continues the sentence of the speech. */
function hasDialogueTag(candidate: BreakCandidate): boolean {
  let lastChecked = candidate.next + 2;
  for (let ahead = candidate.next; ahead <= lastChecked; ahead++) {
    const classes = classesOf(candidate, ahead);
    if ((classes & speechVerb) !== 0) return !continuesInChinese(candidate, ahead);
    const between = candidate.text.slice(
      endOf(candidate.words, ahead),
      startOf(candidate.words, ahead + 1),
    );
    if (between === '. ' && (classes & (titleAbbreviation | singleLetter)) !== 0) lastChecked++;
    else if (!/^ ?$/.test(between)) return false;
  }

  return false;
}

/** 他说。 is a tag after the speech; 他说完就走了 starts the next sentence. */
function continuesInChinese({ text, words, vocabulary }: BreakCandidate, index: number): boolean {
  if (vocabulary.language.code !== 'zh' || index + 1 >= wordCount(words)) return false;
  if (vocabulary.forms[entryOf(words, index + 1)] === '道') return false;

  return text.slice(endOf(words, index), startOf(words, index + 1)) === '';
}

function caseOf({ text, words }: BreakCandidate, index: number): 'upper' | 'lower' | 'none' {
  const unit = text.charCodeAt(startOf(words, index));
  if (isUpper(unit)) return 'upper';

  return lowerOf(unit) === unit && String.fromCharCode(unit).toUpperCase().charCodeAt(0) !== unit
    ? 'lower'
    : 'none';
}

function isWord({ words, vocabulary }: BreakCandidate, index: number, pattern: RegExp): boolean {
  return pattern.test(vocabulary.forms[entryOf(words, index)] ?? '');
}

function classesOf({ words, vocabulary }: BreakCandidate, index: number): number {
  return vocabulary.classes[entryOf(words, index)] ?? 0;
}
