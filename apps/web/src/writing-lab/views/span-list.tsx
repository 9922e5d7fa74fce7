import type { Span } from '@longhand/analysis';
import { useContext } from 'react';
import { useTranslations } from 'use-intl';
import { PrintContext } from '../../ui/chart.tsx';
import type { Desk } from '../document/desk.ts';
import { selectSpan } from '../editor/findings/finding-notes.ts';
import styles from './views.module.css';

export type LinkedSpan = Span & {
  words: string;
  mark?: string;
  /** The text around the words. */
  context?: { before: string; after: string };
};

/** Spans of the text as buttons that go there; plain text when printed. */
export function SpanList({ desk, places: spans }: { desk: Desk; places: readonly LinkedSpan[] }) {
  const t = useTranslations('desk');
  const isOnPaper = useContext(PrintContext);
  const goToSpan = ({ from, to }: Span) => {
    const view = desk.view.get();
    if (!view) return;
    const { length } = view.state.doc;
    selectSpan(view, { from: Math.min(from, length), to: Math.min(to, length) });
  };

  return (
    <ul className={styles.places}>
      {spans.map((place) => (
        <li key={place.from}>
          {isOnPaper ? (
            <p className={styles.place}>
              <SpanText place={place} />
            </p>
          ) : (
            <button
              type="button"
              className={styles.place}
              aria-label={t('goTo', { words: fullTextOf(place) })}
              onClick={() => goToSpan(place)}
            >
              <SpanText place={place} />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

function SpanText({ place: { mark, words, context } }: { place: LinkedSpan }) {
  return (
    <>
      {mark !== undefined && <span className={styles.mark}>{mark}</span>}
      {context ? (
        <span dir="auto">
          {context.before}
          <b>{words}</b>
          {context.after}
        </span>
      ) : (
        <bdi>{words}</bdi>
      )}
    </>
  );
}

function fullTextOf({ words, context }: LinkedSpan): string {
  return context ? context.before + words + context.after : words;
}
