import { Annotation } from '@codemirror/state';
import { EditorView, type PluginValue, ViewPlugin, type ViewUpdate } from '@codemirror/view';

const redraw = Annotation.define<boolean>();

/** Plugins are updated whenever lines are drawn. */
const lastDrawn = ViewPlugin.fromClass(
  class implements PluginValue {
    viewport: EditorView['viewport'];

    constructor(view: EditorView) {
      this.viewport = view.viewport;
    }

    update({ view }: ViewUpdate) {
      this.viewport = view.viewport;
    }
  },
);

/**
 * After a jump to lines that were never measured, CodeMirror measures lines and moves its viewport in turn, a few times at
 * most. When the viewport still moves then, it gives up ("Viewport failed to stabilize") without drawing the lines of the last
 * one. A click into it finds no line: it throws, and the caret stays where it was. So those lines are drawn here.
 */
export const drawnViewport = [
  lastDrawn,
  EditorView.updateListener.of(({ view }) => {
    const drawn = view.plugin(lastDrawn)?.viewport;
    const isDrawn = drawn?.from === view.viewport.from && drawn.to === view.viewport.to;
    if (drawn && !isDrawn) view.dispatch({ annotations: redraw.of(true) });
  }),
];

/** Whether an update draws other lines than the one before. */
export function hasOtherLines({ viewportChanged, transactions }: ViewUpdate): boolean {
  return viewportChanged || transactions.some((transaction) => transaction.annotation(redraw));
}
