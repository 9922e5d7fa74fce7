import { EditorView } from '@codemirror/view';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { TextButton } from '../../ui/text-link.tsx';
import type { Desk } from '../desk/desk.ts';
import { untilAnalyzed } from '../desk/until-read.ts';
import { browserSpeaker } from './browser-speaker.ts';
import { readAloud, type Speaker } from './read-aloud.ts';
import { spokenChanged } from './spoken-sentence.ts';

/** Reads the text from the caret on. Stopped, it goes on with the sentence that it was in. */
export function ReadAloudButton({ desk }: { desk: Desk }) {
  const t = useTranslations('desk.tools');
  const [speaker] = useState(browserSpeaker);
  const [reading, setReading] = useState<AbortController | null>(null);
  const [isMute, setMute] = useState(false);
  useEffect(() => () => reading?.abort(), [reading]);
  if (!speaker) return null;

  const start = () => {
    const away = new AbortController();
    setMute(false);
    setReading(away);
    readDesk(desk, speaker, away.signal)
      .catch(() => false)
      .then((isHeard) => {
        setMute(!isHeard);
        setReading(null);
      });
  };

  return (
    <>
      <TextButton quiet onClick={() => (reading ? reading.abort() : start())}>
        {reading ? t('stop') : t('readAloud')}
      </TextButton>
      <span role="status">{isMute && t('noVoice')}</span>
    </>
  );
}

async function readDesk(desk: Desk, speaker: Speaker, signal: AbortSignal): Promise<boolean> {
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
