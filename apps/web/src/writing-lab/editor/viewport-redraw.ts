import { Annotation } from '@codemirror/state';
import { EditorView, type PluginValue, ViewPlugin, type ViewUpdate } from '@codemirror/view';

const redraw = Annotation.define<boolean>();

/** The viewport of the last drawn update: plugins are updated whenever lines are drawn. */
const lastDrawnViewport = ViewPlugin.fromClass(
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
 * Works around a CodeMirror limit. After a jump to unmeasured lines it alternates measuring and moving the viewport a few times. If the
 * viewport still moves, it gives up ("Viewport failed to stabilize") without drawing the last one: a click there finds no line and throws,
 * and the caret does not move. So those lines are redrawn here.
 */
export const viewportRedraw = [
  lastDrawnViewport,
  EditorView.updateListener.of(({ view }) => {
    const drawn = view.plugin(lastDrawnViewport)?.viewport;
    const isDrawn = drawn?.from === view.viewport.from && drawn.to === view.viewport.to;
    if (drawn && !isDrawn) view.dispatch({ annotations: redraw.of(true) });
  }),
];

/** Whether the update draws different lines than the previous one. */
export function hasViewportChanged({ viewportChanged, transactions }: ViewUpdate): boolean {
  return viewportChanged || transactions.some((transaction) => transaction.annotation(redraw));
}
