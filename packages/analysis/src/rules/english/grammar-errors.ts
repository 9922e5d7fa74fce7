import type { SegmentedParagraph } from '../../paragraph.ts';
import { endOf, entryOf, startOf, wordCount } from '../../text/words.ts';
import type { Vocabulary } from '../../vocabulary.ts';
import type { Match, ParagraphRule } from '../rule.ts';
import { hasElidedSpeech } from '../spelling/checkable-words.ts';
import { isSentenceStart, isSpokenAt, matchCase, wordAt } from '../word-access.ts';
import { matchesPattern, parseErrorPatterns } from './error-patterns.ts';
import { agreement } from './patterns/agreement.ts';
import { confusedPairs } from './patterns/confused-pairs.ts';
import { doubleComparatives } from './patterns/double-comparatives.ts';
import { easilyConfusedWords } from './patterns/easily-confused-words.ts';
import { joinedWords } from './patterns/joined-words.ts';
import { moreConfusedPairs } from './patterns/more-confused-pairs.ts';
import { apostrophes, possessives } from './patterns/possessives.ts';
import { pronounCase } from './patterns/pronoun-case.ts';
import { couldOf, soundAlikeForms } from './patterns/sound-alike-forms.ts';
import { verbForms } from './patterns/verb-forms.ts';
import { wordSets } from './patterns/word-sets.ts';

const patternLists = [
  possessives,
  confusedPairs,
  moreConfusedPairs,
  easilyConfusedWords,
  couldOf,
  soundAlikeForms,
  verbForms,
  agreement,
  pronounCase,
  doubleComparatives,
  joinedWords,
  apostrophes,
];
const rules = [...new Set(patternLists.map(({ rule }) => rule))];

/** Reports words that their context shows to be wrong: your late, they was, between you and I. */
export const grammarErrors: ParagraphRule = {
  rules,

  find(paragraph, { language, enabledRules, acceptedWords }) {
    const matches: Match[] = [];
    if (language.code !== 'en') return matches;
    const starts = getStartCache(paragraph.vocabulary);
    const count = wordCount(paragraph.words);
    for (let index = 0; index < count; index++) {
      if (!startsPattern(paragraph, index, starts)) continue;
      const match = matchAt(paragraph, index);
      if (
        match &&
        enabledRules.has(match.rule) &&
        !acceptedWords.has(String(match.reason.values['word']))
      )
        matches.push(match);
    }

    return matches;
  },
};

function matchAt(paragraph: SegmentedParagraph, first: number): Match | null {
  const form = paragraph.vocabulary.forms[entryOf(paragraph.words, first)] ?? '';
  const pattern = getPatterns()
    .get(form)
    ?.find((one) => matchesPattern(paragraph, first, one));
  if (!pattern) return null;
  if (
    isSpokenAt(paragraph, first) &&
    (pattern.list.isAllowedInDialogue || hasElidedSpeech(paragraph))
  )
    return null;
  const { wrong, right, list } = pattern;
  const end = first + wrong.length;
  const word = paragraph.text.slice(
    startOf(paragraph.words, first),
    endOf(paragraph.words, end - 1),
  );
  const other =
    right === null
      ? ''
      : matchReplacementCase(
          paragraph,
          first,
          right === '~s' ? word.replace(/['’]s$/, 's') : right,
        );

  return {
    rule: list.rule,
    first,
    end,
    reason: { code: list.reason, values: { word, other } },
    ...(right !== null && { suggestions: [other] }),
  };
}

/** Keeps the capital of the replaced word, except for “I”, which is always capitalized. */
function matchReplacementCase(paragraph: SegmentedParagraph, first: number, right: string): string {
  const isI = wordAt(paragraph, first) === 'I' && !isSentenceStart(paragraph, first);

  return isI ? right : matchCase(paragraph, first, right);
}

let parsedPatterns: ReturnType<typeof parseErrorPatterns> | null = null;

function getPatterns() {
  parsedPatterns ??= parseErrorPatterns(patternLists, wordSets);

  return parsedPatterns;
}

/** By vocabulary entry: 0 not seen yet, 1 starts no pattern, 2 starts some. */
const starts = new WeakMap<Vocabulary, { flags: Uint8Array }>();

function getStartCache(vocabulary: Vocabulary): { flags: Uint8Array } {
  const startCache = starts.get(vocabulary) ?? { flags: new Uint8Array(1024) };
  if (startCache.flags.length < vocabulary.forms.length) {
    const more = new Uint8Array(vocabulary.forms.length * 2);
    more.set(startCache.flags);
    startCache.flags = more;
  }
  starts.set(vocabulary, startCache);

  return startCache;
}

function startsPattern(
  { words, vocabulary }: SegmentedParagraph,
  index: number,
  startCache: { flags: Uint8Array },
): boolean {
  const entry = entryOf(words, index);
  const cachedValue = startCache.flags[entry] ?? 0;
  if (cachedValue !== 0) return cachedValue === 2;
  const isPatternStart = getPatterns().has(vocabulary.forms[entry] ?? '');
  startCache.flags[entry] = isPatternStart ? 2 : 1;

  return isPatternStart;
}
