import type { FindingInParagraph } from '../findings.ts';
import type { SegmentedParagraph } from '../paragraph.ts';
import { endOf, entryOf, startOf, wordCount } from '../text/words.ts';
import { hashStep } from '../vocabulary.ts';
import { ruleCatalogue } from './catalogue.ts';
import type { Match } from './rule.ts';
import { withSureReplacements } from './sure-replacements.ts';

/** The finding a rule's match makes. */
export function findingOf(paragraph: SegmentedParagraph, found: Match): FindingInParagraph {
  const match = withSureReplacements(paragraph, found);
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

/** So many words on either side tell one place from another. */
const context = 3;

/**
 * Of the words and of three words on either side. Of a long stretch only three words at either end
 * count, with no context: a remark on a sentence survives an edit in its middle or next to it.
 */
function fingerprint({ words, vocabulary }: SegmentedParagraph, { first, end }: Match): string {
  const isLong = end - first > 2 * context;
  const from = isLong ? first : Math.max(0, first - context);
  const to = isLong ? end : Math.min(wordCount(words), end + context);
  let low = 1;
  let high = 2166136261;
  for (let index = from; index < to; index++) {
    if (isLong && index === first + context) index = end - context;
    const hash = vocabulary.hashOf(entryOf(words, index));
    low = hashStep(hashStep(low, hash & 0xffff), hash >>> 16);
    high = hashStep(high + 1, hash ^ (low << 7));
  }

  return (low >>> 0).toString(36) + (high >>> 0).toString(36);
}
