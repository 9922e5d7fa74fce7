import type { AnalysisState, Finding, FindingCategory } from '@longhand/analysis';
import { inText } from '@longhand/analysis';
import type { FindingsView } from './findings-field.ts';
import { isShown, placeNow } from './findings-field.ts';

/** Every finding shown, in order, in offsets of the text as it stands. */
export function* shownFindings(view: FindingsView): Generator<Finding> {
  for (const found of foundIn(view)) yield wholeOf(view, found);
}

type Found = { index: number; finding: InParagraph; from: number };
type InParagraph = AnalysisState['paragraphs'][number]['findings'][number];

/** What is shown and where it begins: of a novel's thousands nothing more is made until it is wanted. */
function* foundIn(view: FindingsView, category?: FindingCategory): Generator<Found> {
  const { analysis } = view;
  for (const [index, { findings }] of analysis.paragraphs.entries()) {
    for (const finding of findings) {
      if ((category && finding.category !== category) || !isShown(view, finding)) continue;
      const start = (analysis.offsets[index] ?? 0) + finding.from;
      yield { index, finding, from: view.since?.mapPos(start, 1) ?? start };
    }
  }
}

function wholeOf(view: FindingsView, { index, finding }: Found): Finding {
  const whole = inText(view.analysis, index, finding);

  return {
    ...whole,
    span: placeNow(view, whole.span),
    related: whole.related.map((place) => placeNow(view, place)),
  };
}

/** The next finding after one that is open or else after a place, or the one before; from the last it goes on with the first. */
export function neighbour(view: FindingsView, { from, direction, category }: Step): Finding | null {
  const all = [...foundIn(view, category)];
  const { open } = view;
  const at = open ? all.findIndex((one) => isSame(one, open)) : -1;
  const isNext = direction === 'next';
  const beside = isNext
    ? all.find((one) => one.from > from)
    : all.findLast((one) => one.from < from);
  const step = at < 0 ? beside : all[isNext ? at + 1 : at - 1];
  const reached = step ?? all.at(isNext ? 0 : -1);

  return reached ? wholeOf(view, reached) : null;
}

type Step = { from: number; direction: 'next' | 'previous'; category?: FindingCategory };

/** Several can begin at one word: each has its turn. */
function isSame({ finding, from }: Found, other: Finding): boolean {
  return finding.id === other.id && from === other.span.from;
}

/** Which of its category a finding is, and how many there are: "2 of 3"; "1 of 1" while a checker is asked for the only one again. */
export function rankOf(view: FindingsView, finding: Finding): { rank: number; of: number } {
  let rank = 0;
  let of = 0;
  for (const { from } of foundIn({ ...view, only: null }, finding.category)) {
    of++;
    if (from <= finding.span.from) rank = of;
  }

  return { rank: rank || 1, of: of || 1 };
}
