import type { EditorView } from '@codemirror/view';

/**
 * Of a line of more than 20,000 characters CodeMirror draws what is near the screen, and a gap for the rest. A new view draws its first
 * gaps beside the text, as if lines did not wrap. It measures such a line far too low, takes it for one that fits on the screen, and
 * draws all of it: three million spaces take the browser two minutes. Gaps are drawn anew, below the text, when one of them changes; a
 * caret changes the gap that it is put into. To be called before the view is measured for the first time.
 */
export function drawFirstGapsAnew(view: EditorView): void {
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
