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

/** The next finding after one that is open or else after a place, or the one before; from the last it goes on with the first. */
export function neighbour(view: FindingsView, { from, direction, category }: Step): Finding | null {
  const all = [...shownFindings(view, category)];
  const { open } = view;
  const at = open ? all.findIndex((one) => isSame(one, open)) : -1;
  const last = all.length - 1;
  if (direction === 'next') {
    const next = at < 0 ? all.find(({ span }) => span.from > from) : all[at + 1];

    return next ?? all[0] ?? null;
  }
  const before = at < 0 ? all.findLast(({ span }) => span.from < from) : all[at - 1];

  return before ?? all[last] ?? null;
}

type Step = { from: number; direction: 'next' | 'previous'; category?: FindingCategory };

/** Several can begin at one word: each has its turn. */
function isSame(one: Finding, other: Finding): boolean {
  return one.id === other.id && one.span.from === other.span.from;
}

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
