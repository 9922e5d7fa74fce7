import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useStore } from '../../platform/store.ts';
import type { Desk } from '../desk/desk.ts';
import { useWhole } from '../views/use-whole.ts';
import { isVerse } from './is-verse.ts';
import { marksOf, verseShown } from './verse-gutter.ts';

/** Puts the syllables and rhymes of a poem or a song into the margin of its text. */
export function VerseMargin({ desk }: { desk: Desk }) {
  const { kind } = useStore(desk.meta);

  return isVerse(kind) ? <Read desk={desk} /> : null;
}

function Read({ desk }: { desk: Desk }) {
  const t = useTranslations('desk');
  const view = useStore(desk.view);
  const { whole } = useWhole(desk);

  useEffect(() => {
    if (!view || !whole || view.state.doc.toString() !== whole.text) return;
    const marks = marksOf(whole.reading.details.verse, ({ tones, ...line }) =>
      tones === null ? t('verseLine', line) : t('verseLineTones', { ...line, tones }),
    );
    view.dispatch({ effects: verseShown(marks, view.state.doc) });
  }, [view, whole, t]);
  useEffect(
    () => () => {
      if (view?.dom.isConnected) view.dispatch({ effects: verseShown([], view.state.doc) });
    },
    [view],
  );

  return null;
}
