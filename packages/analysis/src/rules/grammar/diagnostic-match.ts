import type { GrammarDiagnostic, GrammarRule } from '../../grammar/grammar-diagnostic.ts';
import { storyKinds } from '../../options.ts';
import type { SegmentedParagraph } from '../../paragraph.ts';
import { endOf, flagsOf, spokenFlag, startOf } from '../../text/words.ts';
import type { Match, RuleSettings } from '../rule.ts';

/** The part of a paragraph sent to a checker: its offset and its words `first..end`. */
type CheckedSpan = { from: number; first: number; end: number };

/** Converts a checker's diagnostic to a match; null if the user's options or dialogue exempt it. */
export function createDiagnosticMatch(
  { text, words }: SegmentedParagraph,
  { rule, from, to, detail, checkerRule, suggestions }: GrammarDiagnostic,
  checkedSpan: CheckedSpan,
  { enabledRules, acceptedWords, kind }: RuleSettings,
): Match | null {
  if (!enabledRules.has(rule)) return null;
  if (checkerRule === undefined && rulesDisabledInFiction.has(rule) && storyKinds.has(kind))
    return null;
  const startOffset = checkedSpan.from + from;
  const endOffset = checkedSpan.from + to;
  let first = checkedSpan.first;
  while (first < checkedSpan.end - 1 && endOf(words, first) <= startOffset) first++;
  let end = first + 1;
  while (end < checkedSpan.end && startOf(words, end) < endOffset) end++;
  const flaggedText = text.slice(startOffset, endOffset);
  if (acceptedWords.has(flaggedText.toLowerCase())) return null;
  if (rulesDisabledInDialogue.has(rule) && (flagsOf(words, first) & spokenFlag) !== 0) return null;

  return {
    rule,
    first,
    end,
    from: startOffset,
    to: endOffset,
    reason: {
      code: rule,
      values: { text: flaggedText, detail, ...(checkerRule !== undefined && { checkerRule }) },
    },
    suggestions,
  };
}

/** Harper rules with a precision near zero in published novels; enabled for factual texts only. */
const rulesDisabledInFiction: ReadonlySet<GrammarRule> = new Set([
  'confused-word',
  'article',
  'word-form',
  'capital',
]);

/** In dialogue these reflect how a character speaks. */
const rulesDisabledInDialogue = new Set<GrammarRule>(['agreement', 'word-form', 'joined-words']);
