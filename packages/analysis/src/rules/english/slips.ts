import type { SegmentedParagraph } from '../../paragraph.ts';
import { endOf, entryOf, startOf, wordCount } from '../../text/words.ts';
import type { Vocabulary } from '../../vocabulary.ts';
import { cased, isSpokenAt, opens, wordAt } from '../reading.ts';
import type { Finder, Match } from '../rule.ts';
import { hasClipped } from '../written-words.ts';
import { agreement } from './agreement.ts';
import { confusedPairs } from './confused-pairs.ts';
import { doubledDegrees } from './doubled-degrees.ts';
import { joinedWords } from './joined-words.ts';
import { moreConfusedPairs } from './more-confused-pairs.ts';
import { apostrophes, possessives } from './possessives.ts';
import { pronounCase } from './pronoun-case.ts';
import { isSlip, slipsOf } from './slip-patterns.ts';
import { verbForms } from './verb-forms.ts';
import { wordSets } from './word-sets.ts';

const lists = [
  possessives,
  confusedPairs,
  moreConfusedPairs,
  verbForms,
  agreement,
  pronounCase,
  doubledDegrees,
  joinedWords,
  apostrophes,
];
const rules = [...new Set(lists.map(({ rule }) => rule))];

/** Words that the words beside them show to be wrong: your late, they was, between you and I. */
export const slips: Finder = {
  rules,

  find(paragraph, { language, wanted, accepted }) {
    const matches: Match[] = [];
    if (language.code !== 'en') return matches;
    const starts = startsFor(paragraph.vocabulary);
    const count = wordCount(paragraph.words);
    for (let index = 0; index < count; index++) {
      if (!isStart(paragraph, index, starts)) continue;
      const match = matchAt(paragraph, index);
      if (match && wanted.has(match.rule) && !accepted.has(String(match.reason.values['word'])))
        matches.push(match);
    }

    return matches;
  },
};

function matchAt(paragraph: SegmentedParagraph, first: number): Match | null {
  const form = paragraph.vocabulary.forms[entryOf(paragraph.words, first)] ?? '';
  const slip = allSlips()
    .get(form)
    ?.find((one) => isSlip(paragraph, first, one));
  if (!slip) return null;
  if (isSpokenAt(paragraph, first) && (slip.list.isFreeInSpeech || hasClipped(paragraph)))
    return null;
  const { wrong, right, list } = slip;
  const end = first + wrong.length;
  const word = paragraph.text.slice(
    startOf(paragraph.words, first),
    endOf(paragraph.words, end - 1),
  );
  const other =
    right === null
      ? ''
      : asWritten(paragraph, first, right === '~s' ? word.replace(/['’]s$/, 's') : right);

  return {
    rule: list.rule,
    first,
    end,
    reason: { code: list.reason, values: { word, other } },
    ...(right !== null && { suggestions: [other] }),
  };
}

/** With the capital of what it replaces, but for I, which has one anywhere. */
function asWritten(paragraph: SegmentedParagraph, first: number, right: string): string {
  const isI = wordAt(paragraph, first) === 'I' && !opens(paragraph, first);

  return isI ? right : cased(paragraph, first, right);
}

let known: ReturnType<typeof slipsOf> | null = null;

function allSlips() {
  known ??= slipsOf(lists, wordSets);

  return known;
}

/** By entry: 0 not met yet, 1 begins no slip, 2 some. */
const starts = new WeakMap<Vocabulary, { of: Uint8Array }>();

function startsFor(vocabulary: Vocabulary): { of: Uint8Array } {
  const met = starts.get(vocabulary) ?? { of: new Uint8Array(1024) };
  if (met.of.length < vocabulary.forms.length) {
    const more = new Uint8Array(vocabulary.forms.length * 2);
    more.set(met.of);
    met.of = more;
  }
  starts.set(vocabulary, met);

  return met;
}

function isStart(
  { words, vocabulary }: SegmentedParagraph,
  index: number,
  met: { of: Uint8Array },
): boolean {
  const entry = entryOf(words, index);
  const its = met.of[entry] ?? 0;
  if (its !== 0) return its === 2;
  const begins = allSlips().has(vocabulary.forms[entry] ?? '');
  met.of[entry] = begins ? 2 : 1;

  return begins;
}
