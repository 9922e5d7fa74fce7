import { EditorSelection } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { Finding, FindingCategory } from '@longhand/analysis';
import { isBracketed } from './bracketed.ts';
import { echoedIn } from './echo-places.ts';
import { neighbour } from './find.ts';
import { findingOpened, findingsField, findingsIn } from './findings-field.ts';

type Direction = 'next' | 'previous';

/** Opens the note of the next finding, or the one before, from the open one or from the caret. */
export function stepTo(
  view: EditorView,
  direction: Direction,
  category?: FindingCategory,
): boolean {
  const findings = view.state.field(findingsField);
  const { head } = view.state.selection.main;
  const isAtStart = head === 0 && findings.open === null;
  const from = isAtStart ? -1 : (findings.open?.span.from ?? head); // what begins with the text is still ahead
  const finding = neighbour(findings, { from, direction, ...(category ? { category } : {}) });
  if (finding) openNote(view, finding);

  return true;
}

/** Opens a note and brings its finding into view. */
export function openNote(view: EditorView, finding: Finding): void {
  view.dispatch({
    selection: { anchor: finding.span.from },
    effects: [
      findingOpened.of(finding),
      EditorView.scrollIntoView(finding.span.from, {
        y: isInView(view, finding.span.from) ? 'nearest' : 'center',
      }),
    ],
  });
}

/** A step to what can be seen already moves nothing that need not move. */
function isInView(view: EditorView, at: number): boolean {
  const place = view.coordsAtPos(at);

  return place !== null && place.top > topLine && place.bottom < window.innerHeight;
}

/** The height of the line above every screen, at its widest. */
const topLine = 64;

/** What stays free above a place that is scrolled to. */
export const roomAbove = topLine + 24;

/** What lies over the head of the text, and over its foot: the strip, on a narrow screen the open note. */
export const roomForNote = EditorView.scrollMargins.of((view) => {
  const isSheet = view.state.field(findingsField).open !== null && isNoteSheet(view);

  return { top: roomAbove, bottom: isSheet ? window.innerHeight / 2 + 72 : 140 };
});

/** Where nothing fits beside the text a note is a sheet over its foot. */
function isNoteSheet(view: EditorView): boolean {
  return view.dom.closest('[data-columns="1"]') !== null;
}

/** Closes the open note; whether there was one. */
export function closeNote(view: EditorView): boolean {
  if (!view.state.field(findingsField).open) return false;
  view.dispatch({ effects: findingOpened.of(null) });

  return true;
}

/** Brings a place into view; the open note stays. */
export function showPlace(view: EditorView, { from }: { from: number }): void {
  const at = Math.min(from, view.state.doc.length);
  view.dispatch({
    selection: { anchor: at },
    effects: EditorView.scrollIntoView(at, { y: isInView(view, at) ? 'nearest' : 'center' }),
  });
  view.focus();
}

/** Puts the caret at a place and shows it, without a note. */
export function goTo(view: EditorView, { from, to }: { from: number; to: number }): void {
  view.dispatch({
    selection: { anchor: from, head: to },
    effects: EditorView.scrollIntoView(from, { y: 'center' }),
  });
  view.focus();
}

/** A press on a mark opens its note; a press elsewhere in the text closes it. */
export const openNoteAtPointer = EditorView.domEventHandlers({
  click(event, view) {
    if (!view.state.selection.main.empty) return false;
    const at = view.posAtCoords({ x: event.clientX, y: event.clientY });
    if (at === null) return false;
    const finding =
      narrowest(findingsIn(view.state, at, at), at) ??
      echoedIn(view.state, { from: at, to: at })[0]?.echo ??
      null;
    const { open } = view.state.field(findingsField);
    if (finding?.id !== open?.id || finding?.span.from !== open?.span.from) {
      const isCovering = finding !== null && isNoteSheet(view);
      const toWord = isCovering
        ? [EditorView.scrollIntoView(EditorSelection.range(finding.span.from, finding.span.to))]
        : [];
      view.dispatch({ effects: [findingOpened.of(finding), ...toWord] });
    }

    return false;
  },
});

/** Of findings within one another the smallest is meant; a whole sentence only by its brackets. */
function narrowest(findings: readonly Finding[], at: number): Finding | null {
  const touched = findings.filter((finding) => {
    const { from, to } = finding.span;

    return isBracketed(finding) ? at - from <= 1 || to - at <= 1 : from <= at && at <= to;
  });
  touched.sort((a, b) => a.span.to - a.span.from - (b.span.to - b.span.from));

  return touched[0] ?? null;
}
