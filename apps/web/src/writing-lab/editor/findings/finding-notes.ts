import { EditorSelection, type StateEffect } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { Finding, FindingCategory } from '@longhand/analysis';
import { repeatedUsesIn } from './echo-spans.ts';
import { adjacentFinding } from './finding-navigation.ts';
import { findingOpened, findingsField, findingsIn } from './findings-field.ts';
import { isBracketed } from './is-bracketed.ts';

type Direction = 'next' | 'previous';

/** Opens the note of the next or previous finding, counted from the open one or from the caret. */
export function goToFinding(
  view: EditorView,
  direction: Direction,
  category?: FindingCategory,
): boolean {
  const findings = view.state.field(findingsField);
  const { head } = view.state.selection.main;
  const isAtStart = head === 0 && findings.open === null;
  const from = isAtStart ? -1 : (findings.open?.span.from ?? head); // -1 includes a finding at the very start of the text
  const finding = adjacentFinding(findings, { from, direction, ...(category ? { category } : {}) });
  if (finding) openNote(view, finding);

  return true;
}

/** Opens a note and brings its finding into view. */
export function openNote(view: EditorView, finding: Finding): void {
  view.dispatch({
    selection: { anchor: finding.span.from },
    effects: [findingOpened.of(finding), scrollToPosition(view, finding.span.from)],
  });
}

/** Scrolls to a position: to the center, or as little as possible if it is already visible. */
export function scrollToPosition(view: EditorView, at: number): StateEffect<unknown> {
  return EditorView.scrollIntoView(at, { y: isInView(view, at) ? 'nearest' : 'center' });
}

/** A target that is already visible is not centered. */
function isInView(view: EditorView, at: number): boolean {
  const place = view.coordsAtPos(at);

  return place !== null && place.top > headerHeight && place.bottom < window.innerHeight;
}

/** Maximum height of the sticky header. */
const headerHeight = 64;

/** Distance kept free above a position that is scrolled to. */
export const scrollMarginTop = headerHeight + 24;

/** Scroll margins: the header above; below, the status strip or, on narrow screens, the open note. */
export const noteScrollMargins = EditorView.scrollMargins.of((view) => {
  const isSheet = view.state.field(findingsField).open !== null && isNoteSheet(view);

  return { top: scrollMarginTop, bottom: isSheet ? window.innerHeight / 2 + 72 : 140 };
});

/** In a one-column layout the note is a sheet over the bottom of the text. */
function isNoteSheet(view: EditorView): boolean {
  return view.dom.closest('[data-columns="1"]') !== null;
}

/** Closes the open note. Returns whether one was open. */
export function closeNote(view: EditorView): boolean {
  if (!view.state.field(findingsField).open) return false;
  view.dispatch({ effects: findingOpened.of(null) });

  return true;
}

/** Moves the caret to a position and scrolls it into view. An open note stays open. */
export function revealPosition(view: EditorView, { from }: { from: number }): void {
  const at = Math.min(from, view.state.doc.length);
  view.dispatch({
    selection: { anchor: at },
    effects: scrollToPosition(view, at),
  });
  view.focus();
}

/** Selects a span and scrolls to it, without opening a note. */
export function selectSpan(view: EditorView, { from, to }: { from: number; to: number }): void {
  view.dispatch({
    selection: { anchor: from, head: to },
    effects: EditorView.scrollIntoView(from, { y: 'center' }),
  });
  view.focus();
}

/** A click on a mark opens its note; a click elsewhere in the text closes the open one. */
export const openNoteAtPointer = EditorView.domEventHandlers({
  click(event, view) {
    const { selection } = view.state;
    if (!selection.main.empty) return false;
    const at = view.posAtCoords({ x: event.clientX, y: event.clientY });
    if (at === null) return false;
    const finding =
      narrowestFinding(findingsIn(view.state, at, at), at) ??
      repeatedUsesIn(view.state, { from: at, to: at })[0]?.echo ??
      null;
    const { open } = view.state.field(findingsField);
    if (finding?.id !== open?.id || finding?.span.from !== open?.span.from) {
      const isCovering = finding !== null && isNoteSheet(view);
      const scrollEffects = isCovering ? [scrollToSpan(finding.span, at)] : [];
      // After a tap the editor learns the caret only later, from the browser, and this update would move it back.
      view.dispatch({
        selection: selection.main.head === at ? selection : { anchor: at },
        effects: [findingOpened.of(finding), ...scrollEffects],
      });
    }

    return false;
  },
});

/** Scrolls a span into view; if it is too long for that, the end nearer to `at`. */
function scrollToSpan({ from, to }: Finding['span'], at: number): StateEffect<unknown> {
  const isNearStart = at - from < to - at;
  const range = isNearStart ? EditorSelection.range(to, from) : EditorSelection.range(from, to);

  return EditorView.scrollIntoView(range); // its head stays visible
}

/** Of nested findings, the shortest one. A bracketed finding is hit only at its brackets. */
function narrowestFinding(findings: readonly Finding[], at: number): Finding | null {
  const touched = findings.filter((finding) => {
    const { from, to } = finding.span;

    return isBracketed(finding) ? at - from <= 1 || to - at <= 1 : from <= at && at <= to;
  });
  touched.sort((a, b) => a.span.to - a.span.from - (b.span.to - b.span.from));

  return touched[0] ?? null;
}
