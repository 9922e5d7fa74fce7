import { EditorView } from '@codemirror/view';
import type { Desk } from '../../document/desk.ts';
import { waitForAnalysis } from '../../document/wait-for-analysis.ts';
import { spokenSentenceChanged } from '../../editor/typing/spoken-sentence.ts';
import { readAloud, type Speaker } from './read-aloud.ts';

/** Reads the text aloud from the caret on. The caret follows, so reading resumes with the sentence where it stopped. */
export async function readTextAloud(
  desk: Desk,
  speaker: Speaker,
  signal: AbortSignal,
): Promise<boolean> {
  await waitForAnalysis(desk);
  const view = desk.view.get();
  const analysis = desk.analysisSnapshot.get()?.analysis;
  if (!view || !analysis) return true;
  const { doc, selection } = view.state;
  let caret = selection.main.from;
  const sentences = analysis.paragraphs.flatMap((paragraph, index) => {
    const start = analysis.offsets[index] ?? 0;

    return paragraph.sentences.map(({ from, to }) => ({ from: start + from, to: start + to }));
  });
  try {
    return await readAloud(
      speaker,
      {
        sentences: sentences.filter(({ to }) => to <= doc.length),
        from: caret,
        language: analysis.language,
        textOf: ({ from, to }) => doc.sliceString(from, to),
        follow(sentence) {
          const { state } = view;
          // The user has edited the text or moved the caret.
          if (state.doc !== doc || state.selection.main.from !== caret) return false;
          caret = sentence.from;
          view.dispatch({
            selection: { anchor: caret },
            effects: [
              spokenSentenceChanged.of(sentence),
              EditorView.scrollIntoView(caret, { y: 'center' }),
            ],
          });

          return true;
        },
      },
      signal,
    );
  } finally {
    view.dispatch({ effects: spokenSentenceChanged.of(null) });
  }
}
