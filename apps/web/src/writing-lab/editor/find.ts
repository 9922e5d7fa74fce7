import type { Finding, FindingCategory } from '@longhand/analysis';
import { inText } from '@longhand/analysis';
import type { FindingsView } from './findings-field.ts';
import { isShown, placeNow } from './findings-field.ts';

/** Every finding shown, or those of a category, in order, in offsets of the text as it stands. */
export function* shownFindings(view: FindingsView, category?: FindingCategory): Generator<Finding> {
  for (const [index, { findings }] of view.analysis.paragraphs.entries()) {
    for (const finding of findings) {
      if (category && finding.category !== category) continue;
      if (!isShown(view, finding)) continue;
      const whole = inText(view.analysis, index, finding);
      yield {
        ...whole,
        span: placeNow(view, whole.span),
        related: whole.related.map((place) => placeNow(view, place)),
      };
    }
  }
}

/** The next finding after a place, or before it; from the last it goes on with the first. */
export function neighbour(view: FindingsView, { from, direction, category }: Step): Finding | null {
  let first: Finding | null = null;
  let before: Finding | null = null;
  let after: Finding | null = null;
  let last: Finding | null = null;
  for (const finding of shownFindings(view, category)) {
    first ??= finding;
    last = finding;
    if (finding.span.from < from) before = finding;
    if (finding.span.from > from) after ??= finding;
  }

  return direction === 'next' ? (after ?? first) : (before ?? last);
}

type Step = { from: number; direction: 'next' | 'previous'; category?: FindingCategory };

/** Which of its category a finding is, and how many there are: "2 of 3". */
export function rankOf(view: FindingsView, finding: Finding): { rank: number; of: number } {
  let rank = 0;
  let of = 0;
  for (const other of shownFindings({ ...view, only: null }, finding.category)) {
    of++;
    if (other.span.from <= finding.span.from) rank = of;
  }

  return { rank, of };
}
