import type { AnalysisState, Finding, FindingCategory } from '@longhand/analysis';
import { findingInText } from '@longhand/analysis';
import type { FindingsView } from './findings-field.ts';
import { isShown, toCurrentSpan } from './findings-field.ts';

/** All shown findings in order, with offsets in the current text. */
export function* iterateShownFindings(view: FindingsView): Generator<Finding> {
  for (const found of locateFindings(view)) yield toDocumentFinding(view, found);
}

type LocatedFinding = { index: number; finding: ParagraphFinding; from: number };
type ParagraphFinding = AnalysisState['paragraphs'][number]['findings'][number];

/** Shown findings with their start offsets. Full findings are built only on demand: a novel has thousands. */
function* locateFindings(
  view: FindingsView,
  category?: FindingCategory,
): Generator<LocatedFinding> {
  const { analysis } = view;
  for (const [index, { findings }] of analysis.paragraphs.entries()) {
    for (const finding of findings) {
      if ((category && finding.category !== category) || !isShown(view, finding)) continue;
      const start = (analysis.offsets[index] ?? 0) + finding.from;
      yield { index, finding, from: view.since?.mapPos(start, 1) ?? start };
    }
  }
}

function toDocumentFinding(view: FindingsView, { index, finding }: LocatedFinding): Finding {
  const whole = findingInText(view.analysis, index, finding);

  return {
    ...whole,
    span: toCurrentSpan(view, whole.span),
    related: whole.related.map((place) => toCurrentSpan(view, place)),
  };
}

/** The next or previous finding, counted from the open one or, if none is open, from a position. Wraps around. */
export function adjacentFinding(
  view: FindingsView,
  { from, direction, category }: NavigationStep,
): Finding | null {
  const all = [...locateFindings(view, category)];
  const { open } = view;
  const at = open ? all.findIndex((one) => isSameFinding(one, open)) : -1;
  const isNext = direction === 'next';
  const adjacent = isNext
    ? all.find((one) => one.from > from)
    : all.findLast((one) => one.from < from);
  const next = at < 0 ? adjacent : all[isNext ? at + 1 : at - 1];
  const reached = next ?? all.at(isNext ? 0 : -1);

  return reached ? toDocumentFinding(view, reached) : null;
}

type NavigationStep = { from: number; direction: 'next' | 'previous'; category?: FindingCategory };

/** Several findings can begin at the same word, so the id is compared too. */
function isSameFinding({ finding, from }: LocatedFinding, other: Finding): boolean {
  return finding.id === other.id && from === other.span.from;
}

/** Position of a finding within its category ("2 of 3"). "1 of 1" while a checker rechecks the only one. */
export function rankOf(view: FindingsView, finding: Finding): { rank: number; of: number } {
  let rank = 0;
  let of = 0;
  for (const { from } of locateFindings({ ...view, only: null }, finding.category)) {
    of++;
    if (from <= finding.span.from) rank = of;
  }

  return { rank: rank || 1, of: of || 1 };
}
