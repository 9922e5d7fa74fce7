import { mannerAdverb, speechVerb } from '../../languages/word-classes.ts';
import type { SegmentedParagraph } from '../../paragraph.ts';
import {
  capitalFlag,
  entryOf,
  flagsOf,
  sentenceStartFlag,
  spokenFlag,
  wordCount,
} from '../../text/words.ts';
import type { Match, ParagraphRule } from '../rule.ts';
import { formAt, isAdjacent } from '../word-access.ts';

/**
 * Reports adverbs of manner, which a stronger verb can often replace. Adverbs of time, degree and certainty, and adverbs in dialogue, are
 * not reported.
 */
export const adverb: ParagraphRule = {
  rules: ['adverb'],

  find(paragraph) {
    const { words, vocabulary, classes } = paragraph;
    const { nonMannerAdverbs, copulas } = vocabulary.language.lists;
    const matches: Match[] = [];
    if ((classes & mannerAdverb) === 0) return matches;

    for (let index = 0; index < wordCount(words); index++) {
      const wordClasses = vocabulary.classes[entryOf(words, index)] ?? 0;
      if ((wordClasses & mannerAdverb) === 0 || !isCandidate(flagsOf(words, index))) continue;
      if (copulas && isAdjective(paragraph, index, copulas)) continue;
      if (!nonMannerAdverbs?.has(vocabulary.forms[entryOf(words, index)] ?? '')) {
        matches.push(createMatch(paragraph, index));
      }
    }

    return matches;
  },
};

/** "Die Tür war leise", "so leise wie", "ein leise plätschernder Bach": the word is an adjective or does not modify a verb. */
function isAdjective(
  paragraph: SegmentedParagraph,
  index: number,
  copulas: ReadonlySet<string>,
): boolean {
  if (degreeWords.test(formAt(paragraph, index - 1)) && isAdjacent(paragraph, index)) return true;
  if (/^(?:wie|als|genug)$/.test(formAt(paragraph, index + 1))) return true;
  if (formAt(paragraph, index) === 'laut' && formAt(paragraph, index + 1) === 'vor') return true;
  let first = index;
  while (isAdjacent(paragraph, first)) first--;
  for (let at = first; at === first || isAdjacent(paragraph, at); at++) {
    if (copulas.has(formAt(paragraph, at))) return true;
  }

  return false;
}

const degreeWords =
  /^(?:so|zu|wie|nicht|kaum|sehr|ganz|eher|weniger|mehr|ein|eine|einen|einem|einer|der|die|das|den|dem|des|sein|seine|seinen|seiner|ihr|ihre|ihren|ihrer|mein|meine|kein|keine)$/;

/** Not in dialogue, and not a name such as "Kimberly". */
function isCandidate(marks: number): boolean {
  const isName = (marks & capitalFlag) !== 0 && (marks & sentenceStartFlag) === 0;

  return (marks & spokenFlag) === 0 && !isName;
}

function createMatch({ words, vocabulary }: SegmentedParagraph, index: number): Match {
  const adverb = vocabulary.forms[entryOf(words, index)] ?? '';
  const speechVerbIndex = [index - 1, index + 1].find((at) => {
    const classes = vocabulary.classes[entryOf(words, at)] ?? 0;

    return (classes & speechVerb) !== 0 && (flagsOf(words, at) & spokenFlag) === 0;
  });
  if (speechVerbIndex === undefined) {
    return {
      rule: 'adverb',
      first: index,
      end: index + 1,
      reason: { code: 'adverb', values: { adverb } },
    };
  }
  const verb = vocabulary.forms[entryOf(words, speechVerbIndex)] ?? '';

  return {
    rule: 'adverb',
    first: index,
    end: index + 1,
    reason: { code: 'adverb-in-tag', values: { adverb, verb } },
  };
}
