import type { FindingInParagraph } from '../findings.ts';
import type { SegmentedParagraph } from '../paragraph.ts';
import { endOf, entryOf, startOf, wordCount } from '../text/words.ts';
import { hashStep } from '../vocabulary.ts';
import { ruleCatalogue } from './catalogue.ts';
import { withSafeReplacements } from './phrases/safe-replacements.ts';
import type { Match } from './rule.ts';

/** Creates the finding for a match of a rule. */
export function createFinding(paragraph: SegmentedParagraph, ruleMatch: Match): FindingInParagraph {
  const match = withSafeReplacements(paragraph, ruleMatch);
  const { text, words } = paragraph;
  const from = match.from ?? startOf(words, match.first);
  const to = match.to ?? endOf(words, match.end - 1);

  return {
    id: `${match.rule}:${fingerprint(paragraph, match)}`,
    rule: match.rule,
    category: ruleCatalogue[match.rule].category,
    from,
    to,
    text: text.slice(from, to),
    related: match.related ?? [],
    reason: match.reason,
    suggestions: match.suggestions ?? [],
  };
}

/** Number of words on either side that identify a finding. */
const contextWords = 3;

/**
 * Hash of the matched words and three words on either side. For long spans only three words at either end are hashed, without context, so
 * that the ID survives edits inside or next to the span.
 */
function fingerprint({ words, vocabulary }: SegmentedParagraph, { first, end }: Match): string {
  const isLong = end - first > 2 * contextWords;
  const from = isLong ? first : Math.max(0, first - contextWords);
  const to = isLong ? end : Math.min(wordCount(words), end + contextWords);
  let low = 1;
  let high = 2166136261;
  for (let index = from; index < to; index++) {
    if (isLong && index === first + contextWords) index = end - contextWords;
    const hash = vocabulary.hashOf(entryOf(words, index));
    low = hashStep(hashStep(low, hash & 0xffff), hash >>> 16);
    high = hashStep(high + 1, hash ^ (low << 7));
  }

  return (low >>> 0).toString(36) + (high >>> 0).toString(36);
}
