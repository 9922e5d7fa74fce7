import type { Span } from '@longhand/analysis';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link, TextButton } from '../../../ui/text-link.tsx';
import styles from './occurrence-list.module.css';

export type Occurrence = Span & {
  /** Shown before the words: a value or a name. */
  mark?: ReactNode;
};

type OccurrenceListProps = {
  text: string;
  occurrences: readonly Occurrence[];
  /** Id of the saved text; the list links to it in the analyzer. */
  id: string | null;
};

const initialCount = 5;
const maxCount = 100;

/** Occurrences in a text, each with the words around it. */
export function OccurrenceList({ text, occurrences, id }: OccurrenceListProps) {
  const t = useTranslations('lab.places');
  const [shown, setShown] = useState(initialCount);
  if (occurrences.length === 0) return <p className={styles.none}>{t('none')}</p>;

  return (
    <div>
      <ul className={styles.places}>
        {occurrences.slice(0, shown).map((place) => (
          <li key={place.from}>
            {place.mark !== undefined && <span className={styles.mark}>{place.mark}</span>}{' '}
            <OccurrenceInContext text={text} place={place} />
          </li>
        ))}
      </ul>
      <p className={styles.foot}>
        {occurrences.length > shown && shown < maxCount && (
          <TextButton quiet onClick={() => setShown(maxCount)}>
            {t('more', { count: Math.min(maxCount, occurrences.length) - shown })}
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

function OccurrenceInContext({ text, place: { from, to } }: { text: string; place: Span }) {
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
