import type { EditorView } from '@codemirror/view';

/**
 * CodeMirror draws only the visible part of lines over 20,000 characters and replaces the rest by gaps. A new view lays out its first gaps
 * as if lines did not wrap, measures such a line far too low, concludes that it fits on the screen, and draws all of it: three million
 * spaces take the browser two minutes. A changed gap is redrawn correctly, and placing the caret in a gap changes it. Call this before the
 * view is first measured.
 */
export function redrawFirstGaps(view: EditorView): void {
  const gap = firstGap(view);
  if (gap === null) return;
  const { selection } = view.state;
  view.dispatch({ selection: { anchor: Math.floor((gap.from + gap.to) / 2) } });
  view.dispatch({ selection });
}

function firstGap({ viewport, visibleRanges }: EditorView): { from: number; to: number } | null {
  let { from } = viewport;
  for (const range of [...visibleRanges, { from: viewport.to, to: viewport.to }]) {
    if (range.from - from > 1) return { from, to: range.from };
    from = range.to;
  }

  return null;
}
