import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useStore } from '../../platform/store.ts';
import { isVerse } from '../analysis/texts/is-verse.ts';
import type { Desk } from '../document/desk.ts';
import { showVerseMarks, toVerseMarks } from '../editor/verse-gutter.ts';
import { useDocumentAnalysis } from './use-document-analysis.ts';

/** Shows syllables and rhymes of a poem or song in the margin. */
export function VerseMargin({ desk }: { desk: Desk }) {
  const { kind } = useStore(desk.meta);

  return isVerse(kind) ? <VerseMarks desk={desk} /> : null;
}

function VerseMarks({ desk }: { desk: Desk }) {
  const t = useTranslations('desk');
  const view = useStore(desk.view);
  const { documentAnalysis } = useDocumentAnalysis(desk);

  useEffect(() => {
    if (!view || !documentAnalysis || view.state.doc.toString() !== documentAnalysis.text) return;
    const marks = toVerseMarks(documentAnalysis.reading.details.verse, ({ tones, ...line }) =>
      tones === null ? t('verseLine', line) : t('verseLineTones', { ...line, tones }),
    );
    view.dispatch({ effects: showVerseMarks(marks, view.state.doc) });
  }, [view, documentAnalysis, t]);
  useEffect(
    () => () => {
      if (view?.dom.isConnected) view.dispatch({ effects: showVerseMarks([], view.state.doc) });
    },
    [view],
  );

  return null;
}
