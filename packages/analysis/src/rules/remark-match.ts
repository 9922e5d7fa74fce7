import type { GrammarDiagnostic, GrammarRule } from '../grammar/grammar-diagnostic.ts';
import { storyKinds } from '../options.ts';
import type { SegmentedParagraph } from '../paragraph.ts';
import { endOf, flagsOf, spokenFlag, startOf } from '../text/words.ts';
import type { Match, Setting } from './rule.ts';

/** What a checker was given of a paragraph: where it begins, and its words `first..end`. */
type Stretch = { from: number; first: number; end: number };

/** What a checker says, as a match of the paragraph; null where the writer or the way somebody talks has it so. */
export function matchOf(
  { text, words }: SegmentedParagraph,
  { rule, from, to, detail, checkerRule, suggestions }: GrammarDiagnostic,
  stretch: Stretch,
  { wanted, accepted, kind }: Setting,
): Match | null {
  if (!wanted.has(rule)) return null;
  if (checkerRule === undefined && unsureInStories.has(rule) && storyKinds.has(kind)) return null;
  const start = stretch.from + from;
  const stop = stretch.from + to;
  let first = stretch.first;
  while (first < stretch.end - 1 && endOf(words, first) <= start) first++;
  let end = first + 1;
  while (end < stretch.end && startOf(words, end) < stop) end++;
  const wrong = text.slice(start, stop);
  if (accepted.has(wrong.toLowerCase())) return null;
  if (ownWays.has(rule) && (flagsOf(words, first) & spokenFlag) !== 0) return null;

  return {
    rule,
    first,
    end,
    from: start,
    to: stop,
    reason: {
      code: rule,
      values: { text: wrong, detail, ...(checkerRule !== undefined && { checkerRule }) },
    },
    suggestions,
  };
}

/** Rules of Harper of which in published novels next to none was right: they are for texts that tell facts. */
const unsureInStories: ReadonlySet<GrammarRule> = new Set([
  'confused-word',
  'article',
  'word-form',
  'capital',
]);

/** In speech these are how somebody talks. */
const ownWays = new Set<GrammarRule>(['agreement', 'word-form', 'joined-words']);
