import { mannerAdverb, speechVerb } from '../languages/word-classes.ts';
import type { SegmentedParagraph } from '../paragraph.ts';
import {
  capitalFlag,
  entryOf,
  flagsOf,
  sentenceStartFlag,
  spokenFlag,
  wordCount,
} from '../text/words.ts';
import { follows, formAt } from './reading.ts';
import type { Finder, Match } from './rule.ts';

/**
 * Adverbs of manner: a verb that says it all often serves better. Those of time, degree and
 * certainty are left alone, and so are adverbs that characters speak.
 */
export const adverb: Finder = {
  rules: ['adverb'],

  find(paragraph) {
    const { words, vocabulary, classes } = paragraph;
    const { otherAdverbs, copulas } = vocabulary.language.lists;
    const matches: Match[] = [];
    if ((classes & mannerAdverb) === 0) return matches;

    for (let index = 0; index < wordCount(words); index++) {
      const its = vocabulary.classes[entryOf(words, index)] ?? 0;
      if ((its & mannerAdverb) === 0 || !isTold(flagsOf(words, index))) continue;
      if (copulas && isAdjective(paragraph, index, copulas)) continue;
      if (!otherAdverbs?.has(vocabulary.forms[entryOf(words, index)] ?? '')) {
        matches.push(matchOf(paragraph, index));
      }
    }

    return matches;
  },
};

/** "Die Tür war leise", "so leise wie", "ein leise plätschernder Bach": no verb is told more of. */
function isAdjective(
  paragraph: SegmentedParagraph,
  index: number,
  copulas: ReadonlySet<string>,
): boolean {
  if (degrees.test(formAt(paragraph, index - 1)) && follows(paragraph, index)) return true;
  if (/^(?:wie|als|genug)$/.test(formAt(paragraph, index + 1))) return true;
  if (formAt(paragraph, index) === 'laut' && formAt(paragraph, index + 1) === 'vor') return true;
  let first = index;
  while (follows(paragraph, first)) first--;
  for (let at = first; at === first || follows(paragraph, at); at++) {
    if (copulas.has(formAt(paragraph, at))) return true;
  }

  return false;
}

const degrees =
  /^(?:so|zu|wie|nicht|kaum|sehr|ganz|eher|weniger|mehr|ein|eine|einen|einem|einer|der|die|das|den|dem|des|sein|seine|seinen|seiner|ihr|ihre|ihren|ihrer|mein|meine|kein|keine)$/;

/** Not spoken by a character, and no name ("Kimberly") by its capital. */
function isTold(marks: number): boolean {
  const isName = (marks & capitalFlag) !== 0 && (marks & sentenceStartFlag) === 0;

  return (marks & spokenFlag) === 0 && !isName;
}

function matchOf({ words, vocabulary }: SegmentedParagraph, index: number): Match {
  const adverb = vocabulary.forms[entryOf(words, index)] ?? '';
  const beside = [index - 1, index + 1].find((at) => {
    const classes = vocabulary.classes[entryOf(words, at)] ?? 0;

    return (classes & speechVerb) !== 0 && (flagsOf(words, at) & spokenFlag) === 0;
  });
  if (beside === undefined) {
    return {
      rule: 'adverb',
      first: index,
      end: index + 1,
      reason: { code: 'adverb', values: { adverb } },
    };
  }
  const verb = vocabulary.forms[entryOf(words, beside)] ?? '';

  return {
    rule: 'adverb',
    first: index,
    end: index + 1,
    reason: { code: 'adverb-in-tag', values: { adverb, verb } },
  };
}
