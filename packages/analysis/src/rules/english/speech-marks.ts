import { startOf } from '../../text/words.ts';
import { wordsWithin } from '../reading.ts';
import type { Finder, Match } from '../rule.ts';

/**
 * The marks between what is said and who says it: “Go” he said, “Go.” he said, “Go,” He said, She said “Go.” What stands in
 * quotation marks within a sentence is no speech: it opens the paragraph or follows upon a mark.
 */
export const speechMarks: Finder = {
  rules: ['sentence-marks'],

  find(paragraph, { language: { code } }) {
    const matches: Match[] = [];
    const { text, words } = paragraph;
    if (code !== 'en' || !/["”“]/.test(text) || words.length === 0) return matches;
    const add = (
      from: number,
      to: number,
      right: string,
      code: 'speech-comma' | 'speech-capital',
    ) => {
      const place = wordsWithin(words, from, to);
      const word = text.slice(from, to);
      matches.push({
        rule: 'sentence-marks',
        ...place,
        from,
        to,
        reason: { code, values: { word, other: right } },
        suggestions: [right],
      });
    };
    for (const found of text.matchAll(unmarked)) {
      const at = found.index + found[0].length - (found[2] ?? '').length - (found[1] ?? '').length;
      if (isSpeech(text, at))
        add(at - 1, at + 1, `${text.charAt(at - 1)},${text.charAt(at)}`, 'speech-comma');
    }
    for (const found of text.matchAll(stopped)) {
      const at = found.index;
      add(at, at + 2, `,${text.charAt(at + 1)}`, 'speech-comma');
    }
    for (const found of text.matchAll(capital)) {
      const [all, pronoun = ''] = found;
      const at = found.index + all.indexOf(pronoun, 2);
      add(at, at + pronoun.length, pronoun.toLowerCase(), 'speech-capital');
    }
    for (const found of text.matchAll(leading)) {
      const [, before = '', verb = ''] = found;
      const from = found.index + before.length;
      if (startOf(words, 0) <= from) add(from, from + verb.length, `${verb},`, 'speech-comma');
    }

    return matches.sort((one, other) => (one.from ?? 0) - (other.from ?? 0));
  },
};

/** Two words or more, and behind the mark that opens them the paragraph, a sentence or a clause. */
function isSpeech(text: string, closing: number): boolean {
  const open = Math.max(text.lastIndexOf('“', closing - 1), text.lastIndexOf('"', closing - 1));
  if (open < 0 || !/^\S+\s+\S/.test(text.slice(open + 1, closing))) return false;

  return (
    /^[\p{Lu}]/u.test(text.slice(open + 1)) && /(?:^|[.!?,:—–…]["”]?\s*)$/.test(text.slice(0, open))
  );
}

const verbs =
  'said|asked|replied|answered|whispered|shouted|cried|muttered|murmured|called|yelled|added|demanded|exclaimed';
const small = `(?:he|she|they|we|it|I)\\s+(?:${verbs})\\b`;

/** “I have no time” he said. */
const unmarked = new RegExp(
  `(?<=[\\p{Ll}])(["”])(\\s(?:${small}|(?:${verbs})\\s(?:the|my|his|her|\\p{Lu})))`,
  'gu',
);
/** “Come inside.” she said. */
const stopped = new RegExp(
  `(?<=\\p{Ll})\\.["”](?=\\s(?:${small}|(?:${verbs})\\s(?:the|my|his|her|\\p{Lu})))`,
  'gu',
);
/** “It is late,” She said. */
const capital = new RegExp(
  `[,!?]["”]\\s(He|She|They|We|It)\\s(?=(?:${verbs})\\b(?!\\s(?:nothing|no\\b|so\\b|it\\b|this|that|these|the|a\\b|to\\b|as\\b|not|for|all|her|his)))`,
  'gu',
);
/** She said “The boat is gone.” */
const leading =
  /((?:^|[.!?;,]["”]?\s|\b(?:and|then|but)\s)(?:he|she|they|we|i|\p{Lu}\p{Ll}+)\s)(said|asked|replied|answered|whispered|shouted|cried|muttered|murmured|yelled|exclaimed)\s(?=["“]\p{Lu}[^"”]*\s[^"”]*[.!?,…][”"])/giu;
