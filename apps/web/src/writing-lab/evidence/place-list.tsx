import type { Span } from '@longhand/analysis';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link, TextButton } from '../../ui/text-link.tsx';
import styles from './place-list.module.css';

export type Place = Span & {
  /** Stands before the words: a figure, a name. */
  mark?: ReactNode;
};

type PlaceListProps = {
  text: string;
  places: readonly Place[];
  /** The saved text; its places lead into the analyzer. */
  id: string | null;
};

const atFirst = 5;
const most = 100;

/** Places of a text, each within the words around it. */
export function PlaceList({ text, places, id }: PlaceListProps) {
  const t = useTranslations('lab.places');
  const [shown, setShown] = useState(atFirst);
  if (places.length === 0) return <p className={styles.none}>{t('none')}</p>;

  return (
    <div>
      <ul className={styles.places}>
        {places.slice(0, shown).map((place) => (
          <li key={place.from}>
            {place.mark !== undefined && <span className={styles.mark}>{place.mark}</span>}{' '}
            <InContext text={text} place={place} />
          </li>
        ))}
      </ul>
      <p className={styles.foot}>
        {places.length > shown && shown < most && (
          <TextButton quiet onClick={() => setShown(most)}>
            {t('more', { count: Math.min(most, places.length) - shown })}
          </TextButton>
        )}
        {id !== null && (
          <Link className={styles.open} to={`/app/writing-lab/analyzer?sample=${id}`}>
            {t('open')}
          </Link>
        )}
      </p>
    </div>
  );
}

function InContext({ text, place: { from, to } }: { text: string; place: Span }) {
  const before = text.slice(Math.max(0, from - 48), from).replace(/^.*\n/s, '');
  const after = text.slice(to, to + 56).replace(/\n.*$/s, '');

  return (
    <span dir="auto">
      {before.length < 40 ? before : before.replace(/^\S*\s/, '… ')}
      <mark className={styles.words}>{text.slice(from, Math.min(to, from + 240))}</mark>
      {after.length < 56 ? after : after.replace(/\s\S*$/, ' …')}
    </span>
  );
}
