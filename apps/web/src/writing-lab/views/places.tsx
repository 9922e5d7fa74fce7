import type { Span } from '@longhand/analysis';
import { useTranslations } from 'use-intl';
import type { Desk } from '../desk/desk.ts';
import { goTo } from '../editor/notes.ts';
import styles from './views.module.css';

export type ViewPlace = Span & {
  words: string;
  mark?: string;
  /** What the words stand in. */
  around?: { before: string; after: string };
};

/** Places of the text that a view speaks of; a press goes there. */
export function ViewPlaces({ desk, places }: { desk: Desk; places: readonly ViewPlace[] }) {
  const t = useTranslations('desk');
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
          <button
            type="button"
            className={styles.place}
            aria-label={t('goTo', { words: wholeOf(place) })}
            onClick={() => show(place)}
          >
            {place.mark !== undefined && <span className={styles.mark}>{place.mark}</span>}
            {place.around ? (
              <span dir="auto">
                {place.around.before}
                <b>{place.words}</b>
                {place.around.after}
              </span>
            ) : (
              <bdi>{place.words}</bdi>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}

function wholeOf({ words, around }: ViewPlace): string {
  return around ? around.before + words + around.after : words;
}
