import {
  type ChangeDesc,
  type EditorState,
  StateEffect,
  StateField,
  type Text,
} from '@codemirror/state';
import {
  type AnalysisState,
  emptyState,
  type Finding,
  type FindingCategory,
  findingsWithin,
} from '@longhand/analysis';
import {
  type IgnoredFindings,
  isIgnored,
  nothingIgnored,
} from '../../analysis/findings/ignored-keys.ts';

/** The analysis as the editor holds it. Edits only map its offsets. */
export type FindingsView = {
  analysis: AnalysisState;
  /** Edits since the analyzed text; null when there are none. */
  since: ChangeDesc | null;
  ignored: IgnoredFindings;
  /** Category filter; null shows all categories. */
  only: FindingCategory | null;
  /** The finding whose note is open, with offsets in the current text. */
  open: Finding | null;
};

export const analysisReceived = StateEffect.define<Pick<FindingsView, 'analysis' | 'since'>>();
/** The last received analysis contains all checker results. */
export const checkersAnswered = StateEffect.define<null>();
export const ignoredChanged = StateEffect.define<IgnoredFindings>();
export const filterChanged = StateEffect.define<FindingCategory | null>();
export const findingOpened = StateEffect.define<Finding | null>();

export const findingsField = StateField.define<FindingsView>({
  create: () => ({
    analysis: emptyState,
    since: null,
    ignored: nothingIgnored,
    only: null,
    open: null,
  }),

  update(before, transaction) {
    let view = transaction.docChanged ? mapThroughChanges(before, transaction.changes) : before;
    let isAnswered = false;
    for (const effect of transaction.effects) {
      if (effect.is(analysisReceived)) view = { ...view, ...effect.value };
      if (effect.is(checkersAnswered)) isAnswered = true;
      if (effect.is(ignoredChanged)) view = { ...view, ignored: effect.value };
      if (effect.is(filterChanged)) view = { ...view, only: effect.value };
      if (effect.is(findingOpened)) view = { ...view, open: effect.value };
    }
    const { open } = view;
    if (!open || (view === before && !isAnswered)) return view;
    const isKeptOpen = !isAnswered && isAwaitingChecker(view, open, transaction.newDoc);

    return { ...view, open: findOpenAgain(view, open) ?? (isKeptOpen ? open : null) };
  },
});

/** Shown findings that touch `from..to` of the current text, in order. */
export function findingsIn(
  state: EditorState | FindingsView,
  from: number,
  to: number,
): readonly Finding[] {
  const view = 'analysis' in state ? state : state.field(findingsField);
  const found = findingsWithin(view.analysis, analyzedRange(view, from, to));

  return found
    .filter((finding) => isShown(view, finding))
    .flatMap((finding) => toCurrentFinding(view, finding));
}

/** Whether a finding is shown: not ignored, and in the filtered category. */
export function isShown(
  { ignored, only }: Pick<FindingsView, 'ignored' | 'only'>,
  finding: Pick<Finding, 'id' | 'rule' | 'text' | 'category' | 'reason'>,
): boolean {
  return (only === null || finding.category === only) && !isIgnored(ignored, finding);
}

/** Maps a span of the analyzed text to the current text. */
export function toCurrentSpan<SpanLike extends { from: number; to: number }>(
  { since }: Pick<FindingsView, 'since'>,
  { from, to }: SpanLike,
): { from: number; to: number } {
  if (!since) return { from, to };
  const start = since.mapPos(from, 1);

  return { from: start, to: Math.max(start, since.mapPos(to, -1)) };
}

function mapThroughChanges(view: FindingsView, changes: ChangeDesc): FindingsView {
  if (view.analysis.paragraphs.length === 0) return view;
  const since = view.since ? view.since.composeDesc(changes) : changes;
  const open = view.open && {
    ...view.open,
    span: toCurrentSpan({ since: changes }, view.open.span),
  };

  return { ...view, since, open };
}

function analyzedRange({ analysis, since }: FindingsView, from: number, to: number) {
  if (analysis.paragraphs.length === 0) return { from: 0, to: 0 };
  if (!since) return { from, to };
  const back = since.invertedDesc;

  return { from: back.mapPos(from, -1), to: back.mapPos(Math.min(to, since.newLength), 1) };
}

/** Maps a finding to the current text. Empty where all its words were deleted. */
function toCurrentFinding(view: FindingsView, finding: Finding): Finding[] {
  if (!view.since) return [finding];
  const span = toCurrentSpan(view, finding.span);
  if (span.to <= span.from) return [];

  return [
    { ...finding, span, related: finding.related.map((place) => toCurrentSpan(view, place)) },
  ];
}

function findOpenAgain(view: FindingsView, open: Finding): Finding | null {
  const { from, to } = open.span;

  return (
    findingsIn({ ...view, only: null }, from, to).find(
      ({ rule, span }) => rule === open.rule && span.from <= to && span.to >= from,
    ) ?? null
  );
}

/** Whether a running check may report the finding again: its words have not changed. */
function isAwaitingChecker(view: FindingsView, open: Finding, doc: Text): boolean {
  const { category, rule, span, text } = open;
  const isCheckerFinding =
    category === 'spelling' || category === 'grammar' || rule === 'language-tool-marks';

  return (
    isCheckerFinding &&
    isShown({ ...view, only: null }, open) &&
    doc.sliceString(span.from, span.to) === text
  );
}
