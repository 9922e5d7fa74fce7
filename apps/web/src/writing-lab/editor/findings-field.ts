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
import { type IgnoredFindings, isIgnored, nothingIgnored } from '../device/ignored.ts';

/** What the editor knows of the analysis, kept in step with every edit by mapping alone. */
export type FindingsView = {
  analysis: AnalysisState;
  /** Edits made since the analyzed text; null when there are none. */
  since: ChangeDesc | null;
  ignored: IgnoredFindings;
  /** Only this category is marked; null marks them all. */
  only: FindingCategory | null;
  /** The finding whose note is open, in offsets of the text as it stands. */
  open: Finding | null;
};

export const analysisArrived = StateEffect.define<Pick<FindingsView, 'analysis' | 'since'>>();
/** The analysis that arrived last has all that the checkers say. */
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
    let view = transaction.docChanged ? mapped(before, transaction.changes) : before;
    let isAnswered = false;
    for (const effect of transaction.effects) {
      if (effect.is(analysisArrived)) view = { ...view, ...effect.value };
      if (effect.is(checkersAnswered)) isAnswered = true;
      if (effect.is(ignoredChanged)) view = { ...view, ignored: effect.value };
      if (effect.is(filterChanged)) view = { ...view, only: effect.value };
      if (effect.is(findingOpened)) view = { ...view, open: effect.value };
    }
    const { open } = view;
    if (!open || (view === before && !isAnswered)) return view;
    const isHeld = !isAnswered && isAwaited(view, open, transaction.newDoc);

    return { ...view, open: stillThere(view, open) ?? (isHeld ? open : null) };
  },
});

/** The findings shown that touch `from..to` of the text as it stands, in order. */
export function findingsIn(
  state: EditorState | FindingsView,
  from: number,
  to: number,
): readonly Finding[] {
  const view = 'analysis' in state ? state : state.field(findingsField);
  const found = findingsWithin(view.analysis, analyzedRange(view, from, to));

  return found.filter((finding) => isShown(view, finding)).flatMap((finding) => now(view, finding));
}

/** Whether a finding is marked and listed: not ignored, and of the category that is filtered for. */
export function isShown(
  { ignored, only }: Pick<FindingsView, 'ignored' | 'only'>,
  finding: Pick<Finding, 'id' | 'rule' | 'text' | 'category' | 'reason'>,
): boolean {
  return (only === null || finding.category === only) && !isIgnored(ignored, finding);
}

/** A place of the analyzed text in the text as it stands. */
export function placeNow<Place extends { from: number; to: number }>(
  { since }: Pick<FindingsView, 'since'>,
  { from, to }: Place,
): { from: number; to: number } {
  if (!since) return { from, to };
  const start = since.mapPos(from, 1);

  return { from: start, to: Math.max(start, since.mapPos(to, -1)) };
}

function mapped(view: FindingsView, changes: ChangeDesc): FindingsView {
  if (view.analysis.paragraphs.length === 0) return view;
  const since = view.since ? view.since.composeDesc(changes) : changes;
  const open = view.open && { ...view.open, span: placeNow({ since: changes }, view.open.span) };

  return { ...view, since, open };
}

function analyzedRange({ analysis, since }: FindingsView, from: number, to: number) {
  if (analysis.paragraphs.length === 0) return { from: 0, to: 0 };
  if (!since) return { from, to };
  const back = since.invertedDesc;

  return { from: back.mapPos(from, -1), to: back.mapPos(Math.min(to, since.newLength), 1) };
}

/** A finding whose words were all deleted is gone; the others move with their words. */
function now(view: FindingsView, finding: Finding): Finding[] {
  if (!view.since) return [finding];
  const span = placeNow(view, finding.span);
  if (span.to <= span.from) return [];

  return [{ ...finding, span, related: finding.related.map((place) => placeNow(view, place)) }];
}

function stillThere(view: FindingsView, open: Finding): Finding | null {
  const { from, to } = open.span;

  return (
    findingsIn({ ...view, only: null }, from, to).find(
      ({ rule, span }) => rule === open.rule && span.from <= to && span.to >= from,
    ) ?? null
  );
}

/** Whether a checker that is being asked may find it again: what it marked has not changed. */
function isAwaited(view: FindingsView, open: Finding, doc: Text): boolean {
  const { category, rule, span, text } = open;
  const isOfChecker =
    category === 'spelling' || category === 'grammar' || rule === 'language-tool-marks';

  return (
    isOfChecker &&
    isShown({ ...view, only: null }, open) &&
    doc.sliceString(span.from, span.to) === text
  );
}
