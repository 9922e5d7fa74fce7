import type { Span } from '@longhand/analysis';
import { useContext } from 'react';
import { useTranslations } from 'use-intl';
import { OnPaper } from '../../ui/chart.tsx';
import type { Desk } from '../desk/desk.ts';
import { goTo } from '../editor/notes.ts';
import styles from './views.module.css';

export type ViewPlace = Span & {
  words: string;
  mark?: string;
  /** What the words stand in. */
  around?: { before: string; after: string };
};

/** Places of the text that a view speaks of; a press goes there. On paper they are only listed. */
export function ViewPlaces({ desk, places }: { desk: Desk; places: readonly ViewPlace[] }) {
  const t = useTranslations('desk');
  const isOnPaper = useContext(OnPaper);
  const show = ({ from, to }: Span) => {
    const view = desk.view.get();
    if (!view) return;
    const { length } = view.state.doc;
    goTo(view, { from: Math.min(from, length), to: Math.min(to, length) });
  };

  return (
    <ul className={styles.places}>
      {places.map((place) => (
        <li key={place.from}>
          {isOnPaper ? (
            <p className={styles.place}>
              <Words place={place} />
            </p>
          ) : (
            <button
              type="button"
              className={styles.place}
              aria-label={t('goTo', { words: wholeOf(place) })}
              onClick={() => show(place)}
            >
              <Words place={place} />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

function Words({ place: { mark, words, around } }: { place: ViewPlace }) {
  return (
    <>
      {mark !== undefined && <span className={styles.mark}>{mark}</span>}
      {around ? (
        <span dir="auto">
          {around.before}
          <b>{words}</b>
          {around.after}
        </span>
      ) : (
        <bdi>{words}</bdi>
      )}
    </>
  );
}

function wholeOf({ words, around }: ViewPlace): string {
  return around ? around.before + words + around.after : words;
}
