import { startOf } from '../../text/words.ts';
import type { Match, ParagraphRule } from '../rule.ts';
import { wordsWithin } from '../word-access.ts';

/**
 * Reports wrong punctuation between dialogue and its tag: “Go” he said, “Go.” he said, “Go,” He said, She said “Go.” Quotation marks within
 * a sentence are not dialogue: dialogue opens the paragraph or follows punctuation.
 */
export const dialoguePunctuation: ParagraphRule = {
  rules: ['sentence-marks'],

  find(paragraph, { language: { code } }) {
    const matches: Match[] = [];
    const { text, words } = paragraph;
    if (code !== 'en' || !/["”“]/.test(text) || words.length === 0) return matches;
    const addMatch = (
      from: number,
      to: number,
      replacement: string,
      code: 'speech-comma' | 'speech-capital',
    ) => {
      const wordRange = wordsWithin(words, from, to);
      const word = text.slice(from, to);
      matches.push({
        rule: 'sentence-marks',
        ...wordRange,
        from,
        to,
        reason: { code, values: { word, other: replacement } },
        suggestions: [replacement],
      });
    };
    for (const found of text.matchAll(missingComma)) {
      const at = found.index + found[0].length - (found[2] ?? '').length - (found[1] ?? '').length;
      if (isQuotedSpeech(text, at))
        addMatch(at - 1, at + 1, `${text.charAt(at - 1)},${text.charAt(at)}`, 'speech-comma');
    }
    for (const found of text.matchAll(fullStopBeforeTag)) {
      const at = found.index;
      addMatch(at, at + 2, `,${text.charAt(at + 1)}`, 'speech-comma');
    }
    for (const found of text.matchAll(capitalizedPronoun)) {
      const [all, pronoun = ''] = found;
      const at = found.index + all.indexOf(pronoun, 2);
      addMatch(at, at + pronoun.length, pronoun.toLowerCase(), 'speech-capital');
    }
    if (!verbBeforeQuotation.test(text)) return matches.sort(byPosition);
    for (const found of text.matchAll(missingCommaAfterTag)) {
      const [, before = '', verb = ''] = found;
      const from = found.index + before.length;
      if (startOf(words, 0) <= from) addMatch(from, from + verb.length, `${verb},`, 'speech-comma');
    }

    return matches.sort(byPosition);
  },
};

function byPosition(one: Match, other: Match): number {
  return (one.from ?? 0) - (other.from ?? 0);
}

/** At least two words, and the quotation opens the paragraph, a sentence or a clause. */
function isQuotedSpeech(text: string, closing: number): boolean {
  const open = Math.max(text.lastIndexOf('“', closing - 1), text.lastIndexOf('"', closing - 1));
  if (open < 0 || !/^\S+\s+\S/.test(text.slice(open + 1, closing))) return false;

  return (
    /^[\p{Lu}]/u.test(text.slice(open + 1)) && /(?:^|[.!?,:—–…]["”]?\s*)$/.test(text.slice(0, open))
  );
}

const verbs =
  'said|asked|replied|answered|whispered|shouted|cried|muttered|murmured|called|yelled|added|demanded|exclaimed';
const pronounTag = `(?:he|she|they|we|it|I)\\s+(?:${verbs})\\b`;

/** “I have no time” he said. */
const missingComma = new RegExp(
  `(?<=[\\p{Ll}])(["”])(\\s(?:${pronounTag}|(?:${verbs})\\s(?:the|my|his|her|\\p{Lu})))`,
  'gu',
);
/** “Come inside.” she said. */
const fullStopBeforeTag = new RegExp(
  `(?<=\\p{Ll})\\.["”](?=\\s(?:${pronounTag}|(?:${verbs})\\s(?:the|my|his|her|\\p{Lu})))`,
  'gu',
);
/** “It is late,” She said. */
const capitalizedPronoun = new RegExp(
  `[,!?]["”]\\s(He|She|They|We|It)\\s(?=(?:${verbs})\\b(?!\\s(?:nothing|no\\b|so\\b|it\\b|this|that|these|the|a\\b|to\\b|as\\b|not|for|all|her|his)))`,
  'gu',
);
/** Tested first: `missingCommaAfterTag` is slow. */
const verbBeforeQuotation =
  /(?:said|asked|replied|answered|whispered|shouted|cried|muttered|murmured|yelled|exclaimed)\s["“]/i;
/** She said “The boat is gone.” */
const missingCommaAfterTag =
  /((?:^|[.!?;,]["”]?\s|\b(?:and|then|but)\s)(?:he|she|they|we|i|\p{Lu}\p{Ll}+)\s)(said|asked|replied|answered|whispered|shouted|cried|muttered|murmured|yelled|exclaimed)\s(?=["“]\p{Lu}[^"”]*\s[^"”]*[.!?,…][”"])/giu;
