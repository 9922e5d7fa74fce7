import { EditorView } from '@codemirror/view';
import type { Desk } from '../desk/desk.ts';
import { untilAnalyzed } from '../desk/until-read.ts';
import { readAloud, type Speaker } from './read-aloud.ts';
import { spokenChanged } from './spoken-sentence.ts';

/** Reads the text from the caret on. Stopped, it goes on with the sentence that it was in. */
export async function readDesk(
  desk: Desk,
  speaker: Speaker,
  signal: AbortSignal,
): Promise<boolean> {
  await untilAnalyzed(desk);
  const view = desk.view.get();
  const analysis = desk.look.get()?.analysis;
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
          // The writer has taken the text in hand: the caret is theirs.
          if (state.doc !== doc || state.selection.main.from !== caret) return false;
          caret = sentence.from;
          view.dispatch({
            selection: { anchor: caret },
            effects: [
              spokenChanged.of(sentence),
              EditorView.scrollIntoView(caret, { y: 'center' }),
            ],
          });

          return true;
        },
      },
      signal,
    );
  } finally {
    view.dispatch({ effects: spokenChanged.of(null) });
  }
}
