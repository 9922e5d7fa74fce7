import { openSearchPanel } from '@codemirror/search';
import { EditorView } from '@codemirror/view';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { keys, localShelf } from '../../platform/storage.ts';
import { useStore } from '../../platform/store.ts';
import { TextButton } from '../../ui/text-link.tsx';
import type { Desk } from '../desk/desk.ts';
import { browserSpeaker, readAloud } from './read-aloud.ts';
import { typewriterChanged } from './typewriter.ts';

/** What a writer does with the text besides writing it: find, keep the line in the middle, listen. */
export function Tools({ desk }: { desk: Desk }) {
  const t = useTranslations('desk.tools');
  const view = useStore(desk.view);
  const [isTypewriter, setTypewriter] = useState(() => localShelf.get(keys.typewriter) === 'on');

  useEffect(() => {
    view?.dispatch({ effects: typewriterChanged.of(isTypewriter) });
  }, [view, isTypewriter]);

  return (
    <>
      <TextButton quiet onClick={() => view && openSearchPanel(view)}>
        {t('find')}
      </TextButton>
      <TextButton
        quiet
        aria-pressed={isTypewriter}
        onClick={() => {
          localShelf.set(keys.typewriter, isTypewriter ? 'off' : 'on');
          setTypewriter(!isTypewriter);
        }}
      >
        {t('typewriter')}
      </TextButton>
      <ReadAloud desk={desk} />
    </>
  );
}

function ReadAloud({ desk }: { desk: Desk }) {
  const t = useTranslations('desk.tools');
  const [speaker] = useState(browserSpeaker);
  const [reading, setReading] = useState<AbortController | null>(null);
  const [isMute, setMute] = useState(false);
  useEffect(() => () => reading?.abort(), [reading]);
  if (!speaker) return null;

  const start = () => {
    const view = desk.view.get();
    const analysis = desk.look.get()?.analysis;
    if (!view || !analysis) return;
    const away = new AbortController();
    const sentences = analysis.paragraphs.flatMap((paragraph, index) =>
      paragraph.sentences.map(({ from, to }) => ({
        from: from + (analysis.offsets[index] ?? 0),
        to: to + (analysis.offsets[index] ?? 0),
      })),
    );
    setMute(false);
    setReading(away);
    readAloud(
      speaker,
      {
        sentences,
        from: view.state.selection.main.head,
        language: analysis.language,
        textOf: ({ from, to }) => view.state.doc.sliceString(from, to),
        follow: ({ from, to }) => {
          const { length } = view.state.doc;
          view.dispatch({
            selection: { anchor: Math.min(from, length), head: Math.min(to, length) },
            effects: EditorView.scrollIntoView(Math.min(from, length), { y: 'center' }),
          });
        },
      },
      away.signal,
    )
      .catch(() => setMute(true))
      .finally(() => setReading(null));
  };

  return (
    <>
      <TextButton quiet onClick={() => (reading ? reading.abort() : start())}>
        {reading ? t('stop') : t('readAloud')}
      </TextButton>
      {isMute && <span role="status">{t('noVoice')}</span>}
    </>
  );
}
